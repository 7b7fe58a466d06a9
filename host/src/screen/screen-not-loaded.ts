/** The code of a screen did not arrive (spec §8, Lazy asset load fails). */
export class ScreenNotLoaded extends Error {
  override name = 'ScreenNotLoaded'
}
