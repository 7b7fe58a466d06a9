/** A company's mark: its first character in a hexagon of hemp leaf, in the colour of indigo. */
export function drawLogo(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><path d="M120 8 217 64v112l-97 56-97-56V64z" fill="#194b7a"/>
<path d="M120 8v224M23 64l194 112M217 64 23 176" stroke="#5b87b0" stroke-width="2" stroke-dasharray="7 5" fill="none"/>
<circle cx="120" cy="120" r="58" fill="#fdfcf9"/>
<text x="120" y="144" text-anchor="middle" font-size="68" font-family="serif" fill="#194b7a">${[...name][0]}</text></svg>`
}

/** A company's square seal, in vermilion: up to six characters in two columns, from the right. */
export function drawSeal(name: string): string {
  const signs = [...name.replace(/\(.*$/, '')].slice(0, 6)
  const rows = Math.ceil(signs.length / 2)
  const drawn = signs.map((sign, at) => {
    const [x, y] = [at < rows ? 165 : 75, 70 + (at % rows) * (150 / rows)]
    return `<text x="${x}" y="${y}" text-anchor="middle" font-size="${Math.round(150 / rows)}" font-family="serif" fill="#b5372e">${sign}</text>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240"><rect x="8" y="8" width="224" height="224" rx="14" fill="none"
 stroke="#b5372e" stroke-width="9"/>${drawn.join('')}</svg>`
}

/** One empty page, so that a document of the demo opens. */
export const emptyPage = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`
