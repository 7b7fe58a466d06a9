import type { ComponentType } from 'react'

type StoryModule = Readonly<Record<string, unknown>>

const found = import.meta.glob<StoryModule>([
  '../../foundation/**/src/**/*.story.tsx',
  '../../features/**/src/**/*.story.tsx',
  '../../../host/**/*.story.tsx',
])

/** Every story file, by its path without folder noise: `ui/button/button`. */
export const storyFiles: ReadonlyMap<string, () => Promise<StoryModule>> = new Map(
  Object.entries(found)
    .map(([path, load]) => [shortName(path), load] as const)
    .toSorted(([one], [other]) => one.localeCompare(other)),
)

function shortName(path: string): string {
  return path
    .replace(/^(\.\.\/)+(foundation\/|features\/)?/, '')
    .replace('/src/', '/')
    .replace('.story.tsx', '')
}

/** The stories of a file: its exported components, in the order they are written. */
export function storiesIn(module: StoryModule): [string, ComponentType][] {
  return Object.entries(module).filter(
    (row): row is [string, ComponentType] => /^[A-Z]/.test(row[0]) && typeof row[1] === 'function',
  )
}
