/** The user agents of Android's web view, and of apps that name themselves. */
const names =
  /; wv\)|\bWebView\b|FBAN|FBAV|FB_IAB|Instagram|Line\/|LinkedInApp|MicroMessenger|Snapchat|Twitter|GSA\/|WhatsApp/;

/** On iPhones and iPads every browser names Safari, a web view does not. */
const appleViewer = /\((?:iPhone|iPad|iPod).*AppleWebKit(?!.*Safari)/;

/** §4 "Inactivity": whether the page is open in the viewer of another app. */
export function isInAppViewer(userAgent: string): boolean {
  return names.test(userAgent) || appleViewer.test(userAgent);
}
