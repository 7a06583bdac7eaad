import DOMPurify from 'dompurify'

/** The drawing without scripts, handlers, foreign content and links; null where none is left. */
export function cleanSvg(text: string): SVGSVGElement | null {
  const body = DOMPurify.sanitize(text.replace(/^[\s\uFEFF]*(?:<\?[^>]*>|<!--[^]*?-->|\s)*/u, ''), {
    USE_PROFILES: { svg: true, svgFilters: true },
    ADD_TAGS: ['use'],
    FORBID_TAGS: ['a', 'animate', 'set'],
    RETURN_DOM: true,
  })
  const root = body instanceof Element ? body.querySelector('svg') : null
  if (!root) return null
  for (const one of root.querySelectorAll('*'))
    for (const name of ['href', 'xlink:href']) {
      const to = one.getAttribute(name)
      if (to !== null && !/^(?:#|data:image\/(?:png|jpeg|gif|webp);)/iu.test(to.trim()))
        one.removeAttribute(name)
    }
  return root
}
