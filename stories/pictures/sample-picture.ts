/** Pictures for stories, drawn on the spot: a table under a lamp, with as many people as there is room for. */

type Sample = { width: number; height: number; name?: string; type?: 'image/png' | 'image/jpeg'; people?: number };

const coats = ['#7d2f2a', '#31584a', '#314a6e', '#8a6a2d', '#573a63', '#3e5a2f'];
const faces = ['#e2b48f', '#9a6747', '#c98f68', '#f0c9a6', '#6f4a35', '#d9a27c'];

/** Made synchronously, for a story's first render. */
export function samplePicture({
  width,
  height,
  name = 'The Quizzly Bears.jpg',
  type = 'image/jpeg',
  people,
}: Sample): File {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context, width, height, people ?? Math.max(1, Math.round((width / height) * 2.4)));
  const [, bytes = ''] = canvas.toDataURL(type, 0.85).split(',');
  return new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], name, { type });
}

function paint(context: CanvasRenderingContext2D, width: number, height: number, people: number) {
  const unit = Math.min(width / (people + 0.6), height * 0.5);
  const table = height * 0.8;
  const seats = Array.from({ length: people }, (_, at) => (width / people) * (at + 0.5));
  paintRoom(context, width, height);
  paintLamp(context, width, height, unit);
  for (const [at, x] of seats.entries()) paintPerson(context, at, x, table, unit);
  context.fillStyle = '#4a2c18';
  context.fillRect(0, table, width, height - table);
  context.fillStyle = '#6d4323';
  context.fillRect(0, table, width, height * 0.02);
  for (const x of seats) paintGlass(context, x + unit * 0.28, table, unit);
}

/** The wall and its panels. */
function paintRoom(context: CanvasRenderingContext2D, width: number, height: number) {
  const wall = context.createRadialGradient(
    width / 2,
    height * 0.12,
    0,
    width / 2,
    height * 0.3,
    Math.max(width, height) * 0.75,
  );
  wall.addColorStop(0, '#e8b661');
  wall.addColorStop(0.25, '#8f5a2c');
  wall.addColorStop(1, '#1d120b');
  context.fillStyle = wall;
  context.fillRect(0, 0, width, height);

  context.strokeStyle = 'rgb(0 0 0 / 0.22)';
  context.lineWidth = Math.max(1, width / 300);
  for (let x = width / 12; x < width; x += width / 6)
    context.strokeRect(x - width / 14, height * 0.08, width / 7, height * 0.5);
}

function paintLamp(context: CanvasRenderingContext2D, width: number, height: number, unit: number) {
  context.fillStyle = '#2c1a10';
  context.fillRect(width / 2 - unit * 0.02, 0, unit * 0.04, height * 0.08);
  context.fillStyle = '#31584a';
  context.beginPath();
  context.moveTo(width / 2 - unit * 0.16, height * 0.08);
  context.lineTo(width / 2 + unit * 0.16, height * 0.08);
  context.lineTo(width / 2 + unit * 0.38, height * 0.17);
  context.lineTo(width / 2 - unit * 0.38, height * 0.17);
  context.fill();
  context.fillStyle = '#ffe6ad';
  context.fillRect(width / 2 - unit * 0.36, height * 0.17, unit * 0.72, unit * 0.03);
}

function paintPerson(context: CanvasRenderingContext2D, at: number, x: number, table: number, unit: number) {
  const head = table - unit * (0.78 + 0.08 * (at % 2));
  context.fillStyle = coats[at % coats.length] ?? '';
  context.beginPath();
  context.ellipse(x, table + unit * 0.1, unit * 0.42, unit * 0.6, 0, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = faces[at % faces.length] ?? '';
  disc(context, x, head, unit * 0.23);
  context.fillStyle = '#24150d';
  context.beginPath();
  context.arc(x, head - unit * 0.03, unit * 0.235, Math.PI, 2 * Math.PI);
  context.fill();
  disc(context, x - unit * 0.08, head + unit * 0.04, unit * 0.022);
  disc(context, x + unit * 0.08, head + unit * 0.04, unit * 0.022);
  context.lineWidth = unit * 0.02;
  context.strokeStyle = '#24150d';
  context.beginPath();
  context.arc(x, head + unit * 0.08, unit * 0.08, 0.2 * Math.PI, 0.8 * Math.PI);
  context.stroke();
}

function paintGlass(context: CanvasRenderingContext2D, x: number, table: number, unit: number) {
  context.fillStyle = '#e3a32f';
  context.fillRect(x - unit * 0.08, table - unit * 0.2, unit * 0.16, unit * 0.26);
  context.fillStyle = '#fdf3df';
  context.fillRect(x - unit * 0.085, table - unit * 0.25, unit * 0.17, unit * 0.07);
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number) {
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fill();
}
