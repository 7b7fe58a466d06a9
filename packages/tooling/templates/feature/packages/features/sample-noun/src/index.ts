/** Lazy faces: importing this package costs nothing until a screen is shown. */
export const screens = {
  sampleNoun: () =>
    import('./sample-noun-screen/sample-noun-screen.tsx').then((module) => ({ default: module.SampleNounScreen })),
}

export const widgets = {}
