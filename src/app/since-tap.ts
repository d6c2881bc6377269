/** Counts the milliseconds since the borrower's last tap; a slow phone reports it to the app some time after. */
export function countSinceTap(): () => number {
  let tappedAt = Number.NEGATIVE_INFINITY;
  const onClick = ({ timeStamp }: Event) => {
    tappedAt = timeStamp;
  };
  addEventListener('click', onClick, { capture: true });
  return () => performance.now() - tappedAt;
}
