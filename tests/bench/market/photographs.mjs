import { createRequire } from 'node:module'
import { join } from 'node:path'
import { tsImport } from 'tsx/esm/api'

const server = new URL('../../../packages/server/', import.meta.url)
const load = (file) => tsImport(new URL(`src/${file}`, server).href, import.meta.url)
/** Different pictures, as large as the wall shows them; each cloth has an address of its own for one of them. */
const pictures = 24
const size = { width: 480, height: 360 }

/** Puts one photograph beside each cloth of a bench, with its copy for the wall made already: the copies are no part of a visit. */
export async function photograph(pool, directory, distributor) {
  const sharp = createRequire(new URL('package.json', server))('sharp')
  const [{ localStorageOf }, { thumbnailKey }] = await Promise.all([
    load('files/storage/local-storage.ts'),
    load('files/made-of-file.ts'),
  ])
  const files = localStorageOf(join(directory, 'files'))
  for (let at = 0; at < pictures; at += 1) {
    // Grain is what a camera sees of threads; a plain colour would be decoded for nothing.
    const grain = { type: 'gaussian', mean: 70 + at * 5, sigma: 22 }
    const bytes = await sharp({ create: { ...size, channels: 3, background: '#000', noise: grain } })
      .webp({ quality: 82 })
      .toBuffer()
    await files.put(thumbnailKey(`bench/cloth-${at}`, 480), bytes, 'image/webp')
  }
  await pool.query(
    `insert into stored_file (user_group_id, storage_key, size)
     select $1, 'bench/cloth-' || n, 1 from generate_series(0, $2::int - 1) as n`,
    [distributor, pictures],
  )
  await pool.query(
    `with cloth as (select id, row_number() over (order by id) as n from material where code like 'BN-%'),
     kept as (
       insert into record_file (user_group_id, name, storage_key, content_type, size)
       select $1, n || '.jpg', 'bench/cloth-' || n % $2::int, 'image/jpeg', 1 from cloth order by n returning id, name)
     insert into material_photo (user_group_id, material_id, file_id)
     select $1, c.id, k.id from kept k join cloth c on k.name = c.n || '.jpg'`,
    [distributor, pictures],
  )
}

/** Runs in the page: ms since the visit began until a photograph stands on the wall. */
export const firstPicture = () =>
  new Promise((resolve) => {
    const look = () => {
      const there = [...document.querySelectorAll('.cloths img.cloth')].some(
        (image) => image.complete && image.naturalWidth > 0,
      )
      if (there) resolve(performance.now())
      else requestAnimationFrame(look)
    }
    look()
  })
