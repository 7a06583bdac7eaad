/** Day and length of an evening between two times of ISO 8601: "2026-11-21, 3 h 10 min". */
export function playedText(began: string, ended: string): string {
  const minutes = Math.round((Date.parse(ended) - Date.parse(began)) / 60_000)
  const long = [
    minutes >= 60 && `${Math.floor(minutes / 60)} h`,
    minutes % 60 > 0 && `${minutes % 60} min`,
  ]
  return [began.slice(0, 10), long.filter(Boolean).join(' ')].filter(Boolean).join(', ')
}
