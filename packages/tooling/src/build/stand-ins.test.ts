import { expect, it } from 'vitest'
import { routes } from '../../../foundation/navigation/src/route-table.ts'
import { widgets } from '../../../sdk/src/widgets.ts'
import { routesByPath, widgetRows, withoutServersPart, withPaths } from './stand-ins.ts'

const read = async (module: string) => import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`) as Promise<Record<string, Record<string, object>>>

it('an address says its own path, and makes the same address', async () => {
  const text = `import { href } from './href.ts'\nexport const all = [href('home'), href('mdMapItem', { brandId: 1, id: 2 })]`
  const written = withPaths(text, routes, 'a.ts')
  expect(written).toContain("href('/'")
  expect(written).toContain(`href('${routes.mdMapItem.path}|brandId|id', { brandId`)
  const { routes: byPath } = await read(routesByPath)
  expect(byPath![`${routes.mdMapItem.path}|brandId|id`]).toEqual({ path: routes.mdMapItem.path, digits: ['brandId', 'id'] })
})

it('a page that is only known when it runs fails the build', () => {
  expect(() => withPaths("import { href } from '@tsumugi/navigation'\nhref(name)", routes, 'a.ts')).toThrow(/a\.ts/)
})

it('widgets know the properties and events of each element, and no words about them', async () => {
  const { widgets: rows } = await read(widgetRows(widgets))
  expect(Object.keys(rows!)).toEqual(Object.keys(widgets))
  const map = widgets['tsumugi-md-map']
  expect(rows!['tsumugi-md-map']).toMatchObject({ props: { brandId: { kind: 'number' } }, reserve: map.reserve })
  expect(JSON.stringify(rows)).not.toContain(map.description)
})

it('a schema keeps its shape, and none of its rules', () => {
  const text = "a: z.string().check(z.trim(), z.regex(/^\\d{1,2}(\\.\\d)?$/)), b: z.int().check(z.positive())"
  expect(withoutServersPart(text, 'packages/contract/src/masters/brands.ts')).toBe('a: z.string(), b: z.int()')
})

it('an endpoint keeps what a caller sends and gets, and no words or guard', () => {
  const text = "list: endpoint('GET /brands', { reply: one(brand), access: sees, summary: 'The organisation’s \\'own\\'' }),"
  expect(withoutServersPart(text, 'packages/contract/src/masters/brands.ts')).toBe("list: endpoint('GET /brands', { reply: one(brand),   }),")
  expect(withoutServersPart(text, 'packages/features/x/src/a.ts')).toBe(text)
})
