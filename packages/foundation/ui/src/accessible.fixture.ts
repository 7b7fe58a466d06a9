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
  const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
  for (const [at, theme] of themes.entries()) {
    document.documentElement.dataset.theme = theme
    await animationsEnd()
    const { violations } = await axe.run(document, {
      ...(at === 0 ? { rules } : { runOnly: { type: 'rule', values: colourRules } }),
      resultTypes: ['violations'],
    })
    const place = `${document.documentElement.lang} ${theme} ${innerWidth}`
    expect(violations.map(({ id, nodes }) => `${place} ${id}: ${nodes[0]!.html}`)).toEqual([])
  }
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
