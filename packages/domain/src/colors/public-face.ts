export { contrastOf, luminanceOf, textOn, wantsWhite } from './contrast.ts'
export { colorDifference } from './color-difference.ts'
export { type Lab, labOf } from './lab.ts'
