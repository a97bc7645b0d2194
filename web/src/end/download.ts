/** Hands something made here to the browser as a file. */
export function download(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

export function svgFile(svg: string): Blob {
  return new Blob([svg], { type: 'image/svg+xml' });
}

/** Letters of a picture lie in it, so this is long for a slow machine. */
const LETTERS_MS = 500;

/** Draws the SVG on a canvas, and what `then` adds; the policy of the server allows data: pictures, but no blob: ones. */
export async function pngOf(
  svg: string,
  width: number,
  then: (pen: CanvasRenderingContext2D) => void = () => {},
): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  // It is decoded before its own letters are, and nothing tells when they are there: until then none are drawn.
  document.createElement('canvas').getContext('2d')?.drawImage(picture, 0, 0);
  await new Promise((done) => setTimeout(done, LETTERS_MS));
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * picture.naturalHeight) / picture.naturalWidth);
  const pen = canvas.getContext('2d');
  if (!pen || canvas.height === 0) throw new Error('no canvas');
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  then(pen);
  const file = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (!file) throw new Error('no picture');
  return file;
}
