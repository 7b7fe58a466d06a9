import { groupBy } from '../groups.ts'

/** A link by the rows its ends stand in. */
export interface LinkRows {
  readonly id: number
  readonly from: number
  readonly to: number
}

const rowsOfBucket = 64

/** Links by the bucket of rows in which an end stands, so that scrolling never walks all of them. */
export type LinkBuckets = ReadonlyMap<number, readonly LinkRows[]>

const bucketOf = (row: number) => Math.floor(row / rowsOfBucket)

export function linkBuckets(links: readonly LinkRows[]): LinkBuckets {
  const places = links.flatMap((link) => {
    const [from, to] = [bucketOf(link.from), bucketOf(link.to)]
    return from === to ? [{ bucket: from, link }] : [from, to].map((bucket) => ({ bucket, link }))
  })
  return new Map(
    [...groupBy(places, ({ bucket }) => bucket)].map(([bucket, own]) => [bucket, own.map(({ link }) => link)]),
  )
}

/** The ids of the links with an end in a window of rows, first and last included, each once. */
export function linksInWindow(buckets: LinkBuckets, first: number, last: number): Set<number> {
  const ids = new Set<number>()
  const isInside = (row: number) => row >= first && row <= last
  for (let bucket = bucketOf(first); bucket <= bucketOf(last); bucket += 1)
    for (const { id, from, to } of buckets.get(bucket) ?? []) if (isInside(from) || isInside(to)) ids.add(id)
  return ids
}
