import { html, raw } from 'hono/html'

const drawings = {
  alert: 'M12 4L21 19.500H3zM12 10v4.500M12 17v.1',
  down: 'M6 9.500l6 6 6-6',
  globe:
    'M12 20.500a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17zM3.5 12h17M12 3.500c2.5 2.3 3.6 5.2 3.6 8.500s-1.1 6.2-3.6 8.500c-2.5-2.3-3.6-5.2-3.6-8.500s1.1-6.2 3.6-8.500z',
  mail: 'M4 6h16v12H4zM4 7l8 6.500L20 7',
  check: 'M5 12.500l4.500 4.500L19 7.500',
} as const

export const icon = (name: keyof typeof drawings) =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="${drawings[name]}" /></svg>`

/** The woven mark of the product. */
export const mark = raw(
  '<svg class="mark" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 7h3.600M10.4 7H22M2 17h11.600M18.4 17H22M8 2v11.600M8 18.400V22M16 2v2.6M16 9.400V22"/></svg>',
)
