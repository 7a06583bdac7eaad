/** Names that pdf.js looks for to draw pages: words are read without drawing, so any object does. */
const drawing = globalThis as Record<string, unknown>
for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) drawing[name] ??= Object
