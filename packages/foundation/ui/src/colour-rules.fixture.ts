/** The rules of axe that a theme decides. Every other one answers the same in each, so that one theme is asked for them. */
export const colourRules = ['color-contrast', 'link-in-text-block']
