/** The user agents of Android's web view, and of apps that name themselves. */
const names =
  /; wv\)|\bWebView\b|FBAN|FBAV|FB_IAB|Instagram|Line\/|LinkedInApp|MicroMessenger|Snapchat|Twitter|GSA\/|WhatsApp/;

/** On iPhones and iPads every browser names Safari. A web view does not, nor does a page that the home screen opens. */
const appleViewer = /\((?:iPhone|iPad|iPod).*AppleWebKit(?!.*Safari)/;

interface Browser {
  readonly userAgent: string;
  /** Safari's: true for a page that the home screen opens. */
  readonly standalone?: boolean;
}

/** §4 "Inactivity": whether the page is open in the viewer of another app. */
export function isInAppViewer({ userAgent, standalone }: Browser): boolean {
  return names.test(userAgent) || (!standalone && appleViewer.test(userAgent));
}
