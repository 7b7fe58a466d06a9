/**
 * The bytes of a file of the build, by the address its bundler gave it: a program that some part of a page runs.
 * @throws where it cannot be fetched, so that whoever asked may ask again
 */
export async function bytesOfBuiltFile(address: string): Promise<ArrayBuffer> {
  const fetched = await fetch(address)
  if (!fetched.ok) throw new Error(`${address} was answered with ${fetched.status}. Reload the page.`)
  return fetched.arrayBuffer()
}
