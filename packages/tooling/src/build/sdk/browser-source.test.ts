import { expect, it } from 'vitest'
import { routes } from '../../../../foundation/navigation/src/routes/route-table.ts'
import { browserSource } from './browser-source.ts'
import { routesByPath } from './stand-ins.ts'

const contract = 'packages/contract/src/masters/brands.ts'
const feature = 'packages/features/x/src/a.tsx'
const inBrowser = (text: string, file = contract) => browserSource(text, routes, file)

it('an address says its own path, and makes the same address', async () => {
  const text =
    "import { href } from './href.ts'\nconst all = [href('home'), <a key=\"a\" href={href('mdMapItem', { brandId: 1, id: 2 })} />, link.href('x')]"
  const written = inBrowser(text, feature)
  expect(written).toContain("href('/')")
  expect(written).toContain(`href={href('${routes.mdMapItem.path}|brandId|id', { brandId: 1, id: 2 })}`)
  expect(written).toContain("link.href('x')")
  const { routes: byPath } = (await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(routesByPath)}`
  )) as { routes: Record<string, object> }
  expect(byPath[`${routes.mdMapItem.path}|brandId|id`]).toEqual({
    path: routes.mdMapItem.path,
    digits: ['brandId', 'id'],
  })
})

it('a page that is only known when it runs fails the build, and so does one that is not there', () => {
  for (const call of ['href(name)', "href('nowhere')", 'href()']) {
    expect(() => inBrowser(`import { href } from '@tsumugi/navigation'\n${call}`, feature), call).toThrow(
      /a\.tsx calls href/,
    )
  }
})

it('who may call an endpoint is not for widgets to ask', () => {
  expect(() => inBrowser('const may = admits(user, contract.brands.list.access)', feature)).toThrow(/reads the guard/)
})

it('a schema keeps its shape, and none of its rules, however they are written', () => {
  const text = String.raw`const all = { a: z.string().check(z.trim(), z.regex(/^\d{1,2}([)(]\d)?$/)).check(z.maxLength(f(")"))), b: z.array(z.int().check(z.positive())).check(), c: z.string() }`
  expect(inBrowser(text)).toBe('const all = { a: z.string(), b: z.array(z.int()), c: z.string() }')
})

it('an endpoint keeps what a caller sends and gets, and no words or guard, however they are written', () => {
  const parts = [
    "access: sees, summary: 'The organisation’s \\'own\\''",
    'access, summary: `of ${noun}, and more`',
    'access: { kinds: [\'brand\'], check: (user) => user.admin }, summary: "a, b"',
    "\n    // Who reads them.\n    access: guarded(sees, { power: true }),\n    summary: 'own',\n  ",
  ]
  for (const part of parts) {
    const text = `const brands = { list: endpoint('GET /brands', { reply: one(brand), ${part} }) }`
    expect(inBrowser(text).replace(/\s+/g, ' '), part).toMatch(
      /^const brands = \{ list: endpoint\('GET \/brands', \{ reply: one\(brand\),? \}\) \}$/,
    )
  }
})

it('a field that goes by the name of a fact stays, and so does everything outside the contract', () => {
  const field = 'const note = z.object({ summary: z.string(), access: z.string() })'
  expect(inBrowser(field)).toBe(field)
  const elsewhere = "endpoint('GET /a', { summary: 'a' }); form.check(values)"
  expect(inBrowser(elsewhere, feature)).toBe(elsewhere)
  expect(inBrowser(elsewhere, 'packages/contract/src/kernel/endpoint.ts')).toBe(elsewhere)
})
