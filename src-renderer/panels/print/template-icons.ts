import type { Template } from '../../../src-main/ipc/contract/print-templates.ts'

/** Lines of a page as it looks from afar, on a sheet of 36 by 48. */
const drawn: Readonly<Record<Template, string>> = {
  'character-sheet':
    'M7 8h14M7 12h22M7 15.500h22M7 20h10v7H7zM20 20h9v7h-9zM7 31h22M7 34.500h22M7 38h16',
  'party-sheet':
    'M7 8h22M7 13h9v11H7zM20 13h9v11h-9zM7 28h9v11H7zM20 28h9v11h-9zM9.500 16h4M22.500 16h4M9.500 31h4M22.500 31h4',
  'monster-cards':
    'M7 8h6v9H7zM15 8h6v9h-6zM23 8h6v9h-6zM7 20h6v9H7zM15 20h6v9h-6zM23 20h6v9h-6zM7 32h6v9H7zM15 32h6v9h-6zM23 32h6v9h-6z',
  'stat-blocks':
    'M7 8h13M7 12h22M7 16h22M22 20h7v7h-7M7 20h11M7 23.500h11M7 27h11M7 33h13M7 37h22M7 40.500h16',
  handout:
    'M11 8h14v9H11zM7 22c3-2 5 2 8 0s5 2 8 0 4 1 6 0M7 28c3-2 5 2 8 0s5 2 8 0 4 1 6 0M7 34c3-2 5 2 8 0s3 1 5 0',
  'screen-insert':
    'M13 4v40M23 4v40M6 10h4M6 14h4M6 18h4M16 10h4M16 14h4M16 18h4M26 10h4M26 14h4M26 18h4M6 24h4v8H6zM16 24h4M16 28h4M26 24h4v8h-4z',
  notes:
    'M7 7h14v9H7zM23 7h14v9H23zM7 19h14v9H7zM23 19h14v9H23zM7 31h14v9H7zM23 31h14v9H23zM10 10h6M26 10h6M10 22h6M26 22h6M10 34h6M26 34h6',
  region:
    'M13 6l5 3v6l-5 3l-5 -3v-6zM23 6l5 3v6l-5 3l-5 -3v-6zM18 15l5 3v6l-5 3l-5 -3v-6zM7 35h22M7 39h22M7 43h14',
  site: 'M7 9h10v8H7zM22 7h7v9h-7zM17 12h5M12 17v7M7 24h10v6H7zM25 16v11M17 27h8M7 35h22M7 39h22M7 43h14',
  'play-aid': 'M7 8h22v34H7zM7 14h22M7 20h22M7 26h22M7 32h22M14 8v34M22 8v34',
  'session-report':
    'M7 8h14M7 14h3M13 14h16M7 19h3M13 19h13M7 24h3M13 24h16M7 29h3M13 29h11M7 34h3M13 34h16M7 39h3M13 39h9',
}

export function iconOf(template: Template): string {
  return drawn[template]
}
