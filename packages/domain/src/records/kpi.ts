/** Deliveries that arrived and whose order names a day, and those of them that were on time. */
export interface Punctuality {
  readonly arrived: number
  readonly onTime: number
}

/** The share on time in percent, one decimal, from the sums (domain §4.10): `91.2`; null where nothing arrived. */
export const onTimeShare = ({ arrived, onTime }: Punctuality): string | null =>
  arrived === 0 ? null : (Math.round((onTime * 1000) / arrived) / 10).toFixed(1)
