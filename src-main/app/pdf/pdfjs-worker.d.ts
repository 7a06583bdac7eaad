/** The half of pdf.js that parses; it ships without types, and pdf.js itself takes it from a global. */
declare module 'pdfjs-dist/legacy/build/pdf.worker.mjs' {
  export const WorkerMessageHandler: unknown
}
