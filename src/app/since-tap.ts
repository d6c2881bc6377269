/** Counts the milliseconds since the borrower's last tap, which a slow phone reports to the app some time later. */
export function countSinceTap(): () => number {
  let tappedAt = Number.NEGATIVE_INFINITY;
  const onClick = ({ timeStamp }: Event) => {
    tappedAt = timeStamp;
  };
  addEventListener('click', onClick, { capture: true });
  return () => performance.now() - tappedAt;
}
