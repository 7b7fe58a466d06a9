import { expect, it } from 'vitest'
import { widgets } from '../../../../sdk/src/widgets.ts'
import { elementRows, widgetRows } from './stand-ins.ts'

const read = async (module: string) =>
  import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(module)}`) as Promise<
    Record<string, Record<string, object>>
  >

it('widgets know the properties and events of each element, and no words about them', async () => {
  const { widgets: rows } = await read(widgetRows(widgets))
  expect(Object.keys(rows!)).toEqual(Object.keys(widgets))
  const map = widgets['tsumugi-md-map']
  expect(rows!['tsumugi-md-map']).toMatchObject({ props: { brandId: { kind: 'number' } }, reserve: map.reserve })
  expect(JSON.stringify(rows)).not.toContain(map.description)
})

it('elements that no React component stands for know only what of them may be prevented', async () => {
  const { widgets: rows } = await read(elementRows(widgets))
  expect(Object.keys(rows!)).toEqual(Object.keys(widgets))
  expect(rows!['tsumugi-md-map']).toEqual({
    events: { 'tsumugi-product-open': { cancelable: true }, 'tsumugi-product-move': { cancelable: true } },
  })
})
