/** What is to be printed. `data` is what the named template's component takes. */
export interface PrintJob {
  template: 'hearts-sheet'
  title: string
  author: string
  language: string
  paper: 'A4' | 'Letter'
  data: unknown
}

/** Turns a job into PDF bytes; whole or not at all. */
export interface Press {
  print(job: PrintJob, progress: (done: number, of: number, says: string) => void, signal: AbortSignal): Promise<Uint8Array>
  close(): Promise<void>
}
