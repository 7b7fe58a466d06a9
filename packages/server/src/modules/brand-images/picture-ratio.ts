/** Width ÷ height as the picture is seen, with four places; null for what cannot be measured. */
export async function pictureRatio(bytes: Uint8Array): Promise<string | null> {
  const { default: sharp } = await import('sharp')
  try {
    const { autoOrient, width, height } = await sharp(bytes).metadata()
    const seen = autoOrient ?? { width, height }
    return (seen.width / seen.height).toFixed(4)
  } catch {
    return null
  }
}
