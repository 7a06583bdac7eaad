import { readFileSync } from 'node:fs'
import { inRoot } from '../places.mjs'

/** @typedef {import('./archive.mjs').Entry} Entry */

const id = 'org.gatefold.gatefold'
const synopsis = 'An offline GM screen for old-school role-playing games'
const campaign = 'application/vnd.gatefold.campaign+zip'

const entry = `[Desktop Entry]
Type=Application
Name=Gatefold
GenericName=Game master’s screen
Comment=${synopsis}
Exec=gatefold %F
Icon=gatefold
Terminal=false
Categories=Game;RolePlaying;
Keywords=rpg;dungeon master;game master;dice;campaign;
MimeType=${campaign};application/zip;
StartupWMClass=gatefold
StartupNotify=false
`

const type = `<?xml version="1.0" encoding="UTF-8"?>
<mime-info xmlns="http://www.freedesktop.org/standards/shared-mime-info">
  <mime-type type="${campaign}">
    <comment>Gatefold campaign</comment>
    <sub-class-of type="application/zip"/>
    <icon name="gatefold"/>
    <glob pattern="*.gatefold"/>
  </mime-type>
</mime-info>
`

/** @param {string} version @param {string} day ISO 8601 */
const metainfo = (version, day) => `<?xml version="1.0" encoding="UTF-8"?>
<component type="desktop-application">
  <id>${id}</id>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>MIT</project_license>
  <name>Gatefold</name>
  <summary>${synopsis}</summary>
  <description>
    <p>
      Gatefold runs on the game master’s laptop, without a network, while the players talk. It keeps
      the time, rolls the events, reads the monsters, remembers everything, and prints what the table
      needs. Every roll shows its odds, every line of the chronicle explains itself, and everything can
      be undone.
    </p>
  </description>
  <launchable type="desktop-id">${id}.desktop</launchable>
  <developer id="${id.split('.').slice(0, 2).join('.')}"><name>The Gatefold authors</name></developer>
  <categories>
    <category>Game</category>
    <category>RolePlaying</category>
  </categories>
  <icon type="stock">gatefold</icon>
  <provides>
    <binary>gatefold</binary>
    <mediatype>${campaign}</mediatype>
  </provides>
  <content_rating type="oars-1.1"/>
  <releases><release version="${version}" date="${day}"/></releases>
</component>
`

/**
 * Desktop integration: entry, icons, file type, and the page in software centres.
 * @param {string} version @param {number} time in seconds since 1970
 * @returns {Entry[]} under `usr/share`
 */
export function desktopFiles(version, time) {
  const day = new Date(time * 1000).toISOString().slice(0, 10)
  const texts = {
    [`applications/${id}.desktop`]: entry,
    'mime/packages/gatefold.xml': type,
    [`metainfo/${id}.metainfo.xml`]: metainfo(version, day),
  }
  const icons = {
    'icons/hicolor/512x512/apps/gatefold.png': 'resources/icons/icon.png',
    'icons/hicolor/scalable/apps/gatefold.svg': 'resources/icons/icon.svg',
  }
  return [
    ...Object.entries(texts).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
    ...Object.entries(icons).map(([path, icon]) => ({ path, bytes: readFileSync(inRoot(icon)) })),
  ].map(({ path, bytes }) => ({ path: `usr/share/${path}`, bytes }))
}
