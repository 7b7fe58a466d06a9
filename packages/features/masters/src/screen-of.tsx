import type { Definition, PageAddress } from '@tsumugi/records'
import type { ReactNode } from 'react'

type Screen = Promise<{ default: (address: PageAddress) => ReactNode }>

/** A master's list, with its record beside it. */
export async function screenOf(loading: Promise<Definition>): Screen {
  const [definition, { MasterScreen }] = await Promise.all([loading, import('./master-screen.tsx')])
  return { default: (address) => <MasterScreen definition={definition} {...address} /> }
}
