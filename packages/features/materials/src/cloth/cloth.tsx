import type { Weave } from '@tsumugi/domain'
import { createElement, useId, useMemo, type ReactNode } from 'react'
import { repeats } from './weave-repeats.ts'

export interface ClothProps {
  readonly weave: Weave
  readonly hex: string
  /** 0.6 for a bolt, 3 under a loupe. */
  readonly scale?: number
}

/** Cloth as it is woven or knitted, where no photograph is. */
export function Cloth({ weave, hex, scale = 1 }: ClothProps) {
  const id = `weave${useId().replaceAll(/\W/g, '')}`
  const [width, height, drawn] = useMemo(
    () => repeats[weave]({ a: hex, b: mix(hex, -0.25), lo: mix(hex, -0.16), hi: mix(hex, 0.2), deep: mix(hex, -0.34) }),
    [weave, hex],
  )
  return (
    <svg className="cloth" aria-hidden="true" preserveAspectRatio="none">
      <defs>
        <pattern
          id={id}
          width={width}
          height={height}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${scale})`}
        >
          {elementsOf(drawn)}
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  )
}

/** A drawing of our own table as elements: no text of HTML is handed to the page, which its policy would refuse. */
function elementsOf(drawn: string): ReactNode[] {
  return [...drawn.matchAll(/<(\w+) ([^>]*)\/>/g)].map(([, tag, written], key) => {
    const attributes = [...written!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [camel(name!), value])
    return createElement(tag!, { key, ...Object.fromEntries(attributes) })
  })
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

/** A colour lighter (above 0) or darker (below 0) by a share. */
function mix(hex: string, share: number): string {
  const part = (at: number) => {
    const value = parseInt(hex.slice(at, at + 2), 16)
    return Math.round(share < 0 ? value * (1 + share) : value + (255 - value) * share)
  }
  return `#${[1, 3, 5].map((at) => part(at).toString(16).padStart(2, '0')).join('')}`
}
