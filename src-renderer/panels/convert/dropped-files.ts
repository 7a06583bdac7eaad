/** Files of a drop, those in dropped folders among them, by their path. */
export async function filesIn(data: DataTransfer | null): Promise<File[]> {
  if (!data) return []
  // Both lists are empty once this turn is over.
  const entries = [...data.items].flatMap((item) => item.webkitGetAsEntry() ?? [])
  const files = [...data.files]
  if (!entries.some((entry) => entry.isDirectory)) return files
  const found = await Promise.all(entries.map(filesUnder))
  return found.flat()
}

async function filesUnder(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile)
    return [
      await new Promise<File>((resolve, reject) => {
        ;(entry as FileSystemFileEntry).file(resolve, reject)
      }),
    ]
  const reader = (entry as FileSystemDirectoryEntry).createReader()
  const all: File[] = []
  // A folder tells its entries a hundred at a time, and none when it has told them all.
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) => {
      reader.readEntries(resolve, reject)
    })
    if (some.length === 0) return all
    for (const one of some) all.push(...(await filesUnder(one)))
  }
}
