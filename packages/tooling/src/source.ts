import type { Repository } from './repository.ts'

/** Tests, stories and the fixtures they share: never shipped, so they may look anywhere. */
export const isTest = (path: string) => /\.(test|story|fixture)\.[a-z]+$/.test(path) || path.startsWith('tests/')

/** Hand-written program text: TypeScript and JavaScript in the workspaces, without templates. */
export function programs({ paths }: Repository): string[] {
  return paths.filter((path) => /\.(ts|tsx|mjs|js)$/.test(path) && isSource(path))
}

/** Hand-written sources of any kind: programs and style sheets in the workspaces, without templates. */
export function isSource(path: string): boolean {
  return /^(packages|host|tests|examples)\//.test(path) && !/\/(templates|reports|public)\//.test(path)
}

/** The same text with comments blanked, so that positions and line numbers stay true. */
export function withoutComments(text: string): string {
  const blank = (found: string) => found.replaceAll(/[^\n]/g, ' ')
  return text.replaceAll(/\/\*[\s\S]*?\*\/|(?<![:'"`\\/])\/\/(?!['"`]).*$/gm, blank)
}

/** The line, counted from 1, that holds position `index` of `text`. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}
