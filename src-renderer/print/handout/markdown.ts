import DOMPurify from 'dompurify'
import { Marked, type Token } from 'marked'
import type { Picture } from '../../../src-main/rules/core/state/prep.ts'
import { yieldToBrowser } from '../flow/yield-to-browser.ts'

/** Title that marks a rule across the page as a page break. */
const turning = 'turn the page'

const marked = new Marked({
  gfm: true,
  // A line that the GM ends is a line on the page.
  breaks: true,
  async: false,
  extensions: [
    {
      name: 'turn',
      level: 'block',
      start: (text: string) => /^\\(?:new)?page/mu.exec(text)?.index,
      tokenizer(text: string) {
        const raw = /^\\(?:new)?page(?:break)?[ \t]*(?:\n+|$)/u.exec(text)?.[0]
        return raw === undefined ? undefined : { type: 'turn', raw }
      },
      renderer: () => `<hr title="${turning}">`,
    },
  ],
  renderer: { checkbox: ({ checked }) => (checked ? '☑ ' : '☐ ') },
})

const tags =
  'h1 h2 h3 h4 h5 h6 p ul ol li table thead tbody tr th td caption blockquote hr br em strong b i u s del ins mark small sub sup code pre kbd q cite img div span dl dt dd figure figcaption'
const attributes = 'alt title src align colspan rowspan start reversed dir lang'

/** Every value is held against it: words and numbers pass, of addresses only those of our own images. */
const ours = /^(?:image:|[^a-z]|[a-z+.-]+(?:[^a-z+.:-]|$))/iu

/**
 * Markdown as elements that do nothing and fetch nothing: no script, no style, no links, and no images
 * but the campaign's own. What is not there is named where it would stand. A long text is read bit by bit,
 * so that whoever writes it meanwhile is not kept waiting.
 */
export async function elementsOf(
  text: string,
  pictures: readonly Picture[],
): Promise<DocumentFragment> {
  const all = document.createDocumentFragment()
  const tokens = marked.lexer(text)
  for (const portion of portionsOf(tokens)) {
    await yieldToBrowser()
    all.append(elementsIn(marked.parser(portion), pictures))
  }
  joinEntries(all)
  return all
}

/** A heading and the list right below it, as a batch of results has them, are one entry: no page parts a short one. */
function joinEntries(words: DocumentFragment): void {
  for (const heading of [...words.children].filter(({ localName }) => localName === 'h2')) {
    const list = heading.nextElementSibling
    if (list?.localName !== 'ul' || list.nextElementSibling?.matches(':not(h2)')) continue
    const entry = heading.ownerDocument.createElement('section')
    entry.className = 'entry'
    heading.before(entry)
    entry.append(heading, list)
  }
}

/** Letters of Markdown that are read at once. */
const letters = 10_000

/** Blocks that are read together: what a tag of the text opens goes on until it is closed. */
function* portionsOf(tokens: readonly Token[]): Generator<Token[]> {
  let [portion, length, open]: [Token[], number, number] = [[], 0, 0]
  for (const token of tokens) {
    portion.push(token)
    length += token.raw.length
    if (token.type === 'html') open += openTags(token.raw)
    if (length < letters || open > 0) continue
    yield portion
    ;[portion, length, open] = [[], 0, 0]
  }
  if (portion.length > 0) yield portion
}

/** Tags of containers that a piece of HTML opens and does not close. */
function openTags(html: string): number {
  const tags = html.match(/<\/?(?:div|span|dl|figure|table|ul|ol|blockquote|p|b|i|em|strong)\b/giu)
  return (tags ?? []).reduce((sum, tag) => sum + (tag.startsWith('</') ? -1 : 1), 0)
}

function elementsIn(html: string, pictures: readonly Picture[]): DocumentFragment {
  const clean = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: tags.split(' '),
    ALLOWED_ATTR: attributes.split(' '),
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: ours,
  })
  // A document of its own fetches nothing while its images still have the words of the text.
  const { body } = new DOMParser().parseFromString(clean, 'text/html')
  for (const image of body.querySelectorAll('img')) setPicture(image, pictures)
  for (const rule of body.querySelectorAll<HTMLElement>(`hr[title="${turning}"]`)) turnAt(rule)
  for (const block of body.querySelectorAll(blocks)) {
    if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto')
  }
  for (const list of body.querySelectorAll('ol')) number(list)
  for (const paragraph of body.querySelectorAll('p'))
    paragraph.classList.toggle('short', paragraph.textContent.length < 140)
  const fragment = document.createDocumentFragment()
  fragment.append(...body.childNodes)
  return fragment
}

const blocks = 'p,h1,h2,h3,h4,h5,h6,ul,ol,li,th,td,dt,dd,pre,blockquote,figcaption'

function turnAt(rule: HTMLElement): void {
  const turn = rule.ownerDocument.createElement('div')
  turn.className = 'turn'
  rule.replaceWith(turn)
}

/** Each item bears its number, so that it keeps it on a further page. */
function number(list: HTMLOListElement): void {
  const items = [...list.children].filter((item) => item.localName === 'li')
  const first = list.hasAttribute('start') ? list.start : list.reversed ? items.length : 1
  items.forEach((item, at) => {
    item.setAttribute('value', String(first + (list.reversed ? -at : at)))
  })
}

function setPicture(image: HTMLImageElement, pictures: readonly Picture[]): void {
  const source = image.getAttribute('src') ?? ''
  const called = /^image:(?<name>.+)$/iu.exec(source)?.groups?.['name']
  const picture = called === undefined ? undefined : find(called, pictures)
  if (!picture) {
    image.replaceWith(missing(image, called))
    return
  }
  image.setAttribute('src', `/images/${picture.id}`)
  image.setAttribute('width', String(picture.width))
  image.setAttribute('height', String(picture.height))
  // `![The mill](image:mill "40%")`: of the width of the text.
  const percent = /^(\d{1,3})%$/u.exec(image.title)?.[1]
  if (percent) image.dataset['part'] = String(Math.min(100, Math.max(5, Number(percent))) / 100)
  image.removeAttribute('title')
  const { parentElement } = image
  const alone = parentElement?.localName === 'p' && parentElement.textContent.trim() === ''
  if (alone) parentElement.className = 'plate'
}

/** By its name, or by the beginning of its file's. */
function find(called: string, pictures: readonly Picture[]): Picture | undefined {
  const name = decoded(called).trim().toLowerCase()
  const known = pictures.find((one) => one.name.toLowerCase() === name)
  return known ?? pictures.find(({ id }) => name.length >= 8 && id.startsWith(name))
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function missing(image: HTMLImageElement, called: string | undefined): HTMLElement {
  const words = image.ownerDocument.createElement('span')
  words.className = 'missing'
  words.textContent =
    called === undefined
      ? `${image.alt || 'A picture'}: only pictures kept with the campaign are printed`
      : `${image.alt || 'A picture'}: the campaign keeps no picture “${decoded(called)}”`
  return words
}
