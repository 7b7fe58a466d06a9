import type { StatusLook } from '../status/status.tsx'

/** One order as the stories and tests of the table show it. */
export interface Order {
  id: string
  number: string
  partner: string
  look: StatusLook
  status: string
  quantity: string
  amount: string
}

const partners = ['港南商事(デモ)', '北斗縫製(デモ)', '蘇州彩針(デモ)', 'Saigon Garment(デモ)']
const looks = [
  ['waiting', '承諾待ち'],
  ['going', '生産中'],
  ['late', '納期超過'],
  ['done', '完了'],
] as const

/** As many orders as asked for, the same every time. */
export function makeOrders(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => {
    const [look, status] = looks[index % 4]!
    return {
      id: String(index + 1),
      number: `PO2611-${String(count - index).padStart(5, '0')}`,
      partner: partners[index % 4]!,
      look,
      status,
      quantity: String(((index * 137) % 2900) + 100),
      amount: String((((index * 137) % 2900) + 100) * 3850),
    }
  })
}
