import axe from 'axe-core'
import { expect } from 'vitest'
import { colourRules } from './colour-rules.fixture.ts'

interface Question {
  /** The first is asked for every rule, the next for those of colour. */
  readonly themes?: readonly ('light' | 'dark')[]
  /** Rules for whole pages, where a part of one is drawn. */
  readonly without?: readonly string[]
}

/** For tests: axe has nothing against the document, at its width and in each theme. It stays in the last of them. */
export async function expectAccessible({ themes = ['light', 'dark'], without = [] }: Question = {}): Promise<void> {
  for (const [at, theme] of themes.entries()) {
    document.documentElement.dataset.theme = theme
    expect(await violations(at === 0 ? { rules: disabled(without) } : onlyColours)).toEqual([])
  }
}

/** As `expectAccessible`, of a document that may ask once more and is pale meanwhile: once it stands, nothing is wrong. */
export async function expectAccessibleSoon(theme: 'light' | 'dark'): Promise<void> {
  document.documentElement.dataset.theme = theme
  await expect.poll(() => violations({})).toEqual([])
}

const disabled = (rules: readonly string[]) => Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]))
const onlyColours = { runOnly: { type: 'rule' as const, values: colourRules } }

async function violations(options: axe.RunOptions): Promise<string[]> {
  await animationsEnd()
  const found = await axe.run(document, { ...options, resultTypes: ['violations'] })
  const { lang, dataset } = document.documentElement
  return found.violations.map(({ id, nodes }) => `${lang} ${dataset.theme} ${innerWidth} ${id}: ${nodes[0]!.html}`)
}

/** What is still fading in is paler than it will be, and what is placed anew begins a frame later; what breathes never ends. */
async function animationsEnd() {
  const frame = () => new Promise((settle) => requestAnimationFrame(settle))
  for (;;) {
    await frame()
    await frame()
    const finite = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && effect?.getTiming().iterations !== Infinity)
    if (finite.length === 0) return
    await Promise.allSettled(finite.map(({ finished }) => finished))
  }
}
