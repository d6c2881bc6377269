/** What the browsers inside other apps call themselves: Android's web view, and the apps that say their own name. */
const names =
  /; wv\)|\bWebView\b|FBAN|FBAV|FB_IAB|Instagram|Line\/|LinkedInApp|MicroMessenger|Snapchat|Twitter|GSA\/|WhatsApp/;

/** iPhones and iPads: every real browser there names Safari, a web view does not. */
const appleViewer = /\((?:iPhone|iPad|iPod).*AppleWebKit(?!.*Safari)/;

/** §4 "Inactivity": whether a page stands in the viewer of another app, by its user agent. */
export function isInAppViewer(userAgent: string): boolean {
  return names.test(userAgent) || appleViewer.test(userAgent);
}
