import {
  PDFAcroCheckBox,
  PDFAcroText,
  PDFArray,
  PDFCheckBox,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFString,
  PDFTextField,
  type PDFDocument,
  type PDFFont,
  type PDFObject,
  type PDFPage,
} from '@cantoo/pdf-lib'
import { layLines } from './lines.ts'
import { markOf, type FieldMark } from './marks.ts'

const name = (of: string): PDFName => PDFName.of(of)
const multiline = 1 << 12
const alignments = { left: 0, centre: 1, right: 2 } as const
/** Name of the typeface in the form, which a viewer looks up when somebody types. */
const face = 'GatefoldSans'

/**
 * Turns every link that marks a field into a field of that place: text, lines or a tick, with its tip,
 * its value and an appearance in the given face. Fields are stepped through in the order of the page.
 * @returns the number of fields. @throws when two have the same name.
 */
export function makeFields(pdf: PDFDocument, font: PDFFont): number {
  const marked = pdf.getPages().flatMap((page) => marksOn(page))
  if (marked.length === 0) return 0
  const form = pdf.getForm().acroForm
  const known = new Set<string>()
  form.dict.set(name('DR'), pdf.context.obj({ Font: { [face]: font.ref } }))
  form.dict.set(name('DA'), PDFString.of(`/${face} 0 Tf 0 g`))
  for (const one of marked) {
    if (known.has(one.mark.name)) throw new Error(`two fields are called ${one.mark.name}`)
    known.add(one.mark.name)
    becomeField(pdf, one)
    form.addField(one.ref)
    draw(pdf, one, font)
  }
  for (const page of pdf.getPages()) page.node.set(name('Tabs'), name('S'))
  tagFormFields(pdf, new Set(marked.map(({ ref }) => ref)))
  return marked.length
}

interface Marked {
  ref: PDFRef
  dict: PDFDict
  page: PDFPage
  mark: FieldMark
}

function marksOn(page: PDFPage): Marked[] {
  return linksOn(page).flatMap(({ link, ref, dict }): Marked[] => {
    const mark = markOf(link)
    return mark ? [{ ref, dict, page, mark }] : []
  })
}

/** A link of a page, with its rectangle in points. */
interface PageLink {
  link: string
  rectangle: { x: number; y: number; width: number; height: number }
  ref: PDFRef
  dict: PDFDict
}

/** All links to addresses, in the order of the page. */
export function linksOn(page: PDFPage): PageLink[] {
  const annotations = page.node.Annots()?.asArray() ?? []
  return annotations.flatMap((ref): PageLink[] => {
    if (!(ref instanceof PDFRef)) return []
    const dict = page.doc.context.lookupMaybe(ref, PDFDict)
    const link = dict?.lookupMaybe(name('A'), PDFDict)?.lookup(name('URI'))
    if (!dict || !(link instanceof PDFString || link instanceof PDFHexString)) return []
    const rectangle = dict.lookup(name('Rect'), PDFArray).asRectangle()
    return [{ link: link.decodeText(), rectangle, ref, dict }]
  })
}

/** Turns the link's own object into field and widget in one, so that it keeps its place, page and tag. */
function becomeField(pdf: PDFDocument, { dict, page, mark }: Marked): void {
  for (const key of ['A', 'Border', 'BS', 'H', 'PA', 'C', 'Dest', 'Contents'])
    dict.delete(name(key))
  dict.set(name('Subtype'), name('Widget'))
  dict.set(name('T'), PDFHexString.fromText(mark.name))
  dict.set(name('TU'), PDFHexString.fromText(mark.tip || mark.name))
  dict.set(name('P'), page.ref)
  dict.set(name('F'), PDFNumber.of(4))
  dict.set(name('FT'), name(mark.kind === 'tick' ? 'Btn' : 'Tx'))
  dict.set(name('MK'), pdf.context.obj({}))
  if (mark.kind === 'tick') return
  dict.set(name('DA'), PDFString.of(`/${face} ${mark.size} Tf 0 g`))
  dict.set(name('Q'), PDFNumber.of(alignments[mark.align]))
  if (mark.kind === 'lines') dict.set(name('Ff'), PDFNumber.of(multiline))
}

/** Sets the value of a field, and its appearance until a viewer draws it again. */
function draw(pdf: PDFDocument, { ref, dict, mark }: Marked, font: PDFFont): void {
  if (mark.kind === 'tick') {
    const tick = PDFCheckBox.of(PDFAcroCheckBox.fromDict(dict, ref), ref, pdf)
    tick.updateAppearances()
    if (mark.value === 'on') tick.check()
    else tick.uncheck()
    // The printed value stays as the default, so that a change can be found later.
    const set = dict.get(name('V'))
    if (set) dict.set(name('DV'), set)
    return
  }
  const text = PDFTextField.of(PDFAcroText.fromDict(dict, ref), ref, pdf)
  const place = dict.lookup(name('Rect'), PDFArray).asRectangle()
  const laid = mark.kind === 'lines' ? layLines(mark.value, mark.size, place, font) : null
  if (laid) dict.set(name('DA'), PDFString.of(`/${face} ${laid.size} Tf 0 g`))
  // Lines are broken here, because the drawing would take minutes for a long text.
  text.setText(mark.value === '' ? undefined : (laid?.lines.join('\n') ?? mark.value))
  text.updateAppearances(font)
  if (mark.value !== '')
    for (const key of ['V', 'DV']) dict.set(name(key), PDFHexString.fromText(mark.value))
  // Drawing sets the typeface by its name in the appearance; viewers know the form's own name.
  dict.set(name('DA'), PDFString.of(`/${face} ${mark.size} Tf 0 g`))
}

/** Retags links that became form fields, so that a screen reader announces them as such. */
function tagFormFields(pdf: PDFDocument, fields: ReadonlySet<PDFRef>): void {
  const root = pdf.catalog.lookupMaybe(name('StructTreeRoot'), PDFDict)
  if (root) for (const child of childrenOf(root)) retag(child, fields)
}

function retag(element: PDFDict, fields: ReadonlySet<PDFRef>): void {
  for (const child of childrenOf(element)) {
    const object = child.get(name('Obj'))
    if (object instanceof PDFRef && fields.has(object)) element.set(name('S'), name('Form'))
    else retag(child, fields)
  }
}

function childrenOf(element: PDFDict): PDFDict[] {
  const kids = element.lookup(name('K'))
  const list: PDFObject[] = kids instanceof PDFArray ? kids.asArray() : kids ? [kids] : []
  return list
    .map((kid) => element.context.lookup(kid))
    .filter((kid): kid is PDFDict => kid instanceof PDFDict)
}
