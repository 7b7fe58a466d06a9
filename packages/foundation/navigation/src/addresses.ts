import { stringifyQuery } from '@tsumugi/domain'
import { href } from './href.ts'

/** Where 401 sends the top window; `current` is path, query and hash (spec §8). */
export function signOutAddress(current: string): string {
  return `/users/sign_out?${stringifyQuery({ return_to: current })}`
}

/** Where a visitor signs in, with the way back to path, query and hash. */
export function signInAddress(current: string): string {
  return `/users/sign_in?${stringifyQuery({ return_to: current })}`
}

/** Where 404 goes; `from` is the address that failed (spec §8). */
export function errorAddress(code: number, from: string): string {
  return href('error', {}, { code, from })
}

/** The path to ask help for: numeric segments become `:id`, query and hash go (spec §7, zendesk_links). */
export function helpPath(address: string): string {
  const [path = ''] = address.split(/[?#]/)
  return path.replace(/(?<=\/)\d+(?=\/|$)/g, ':id')
}

/** Every page carries the same title: the product's name and CLOUD (spec §2). */
export function pageTitle(productName: string): string {
  return `${productName} CLOUD`
}
