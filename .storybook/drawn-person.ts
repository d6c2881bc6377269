/** A stream of a drawn person in front of the camera. */
export function drawnPerson(): MediaStream {
  const canvas = Object.assign(document.createElement('canvas'), { width: 660, height: 600 });
  const context = canvas.getContext('2d');
  const ellipse = (colour: string, y: number, width: number, height: number) => {
    if (!context) return;
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(330, y, width, height, 0, 0, 2 * Math.PI);
    context.fill();
  };
  const stream = canvas.captureStream();
  // The stream of a canvas gets a frame only when something is drawn.
  const draw = () => {
    ellipse('#cfd8dc', 300, 700, 700);
    ellipse('#37565f', 640, 260, 200);
    ellipse('#b98a6a', 270, 130, 165);
    if (stream.active) requestAnimationFrame(draw);
  };
  draw();
  return stream;
}
