import { Skeleton } from './skeleton.tsx'

export function Rows() {
  return <Skeleton />
}

export function Pictures() {
  return <Skeleton shape="pictures" />
}
