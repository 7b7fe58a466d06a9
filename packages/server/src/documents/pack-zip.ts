import { zipSync } from 'fflate'

/** Files by their names in the archive; what is compressed already is only put in. It takes a while: call it on a thread. */
export const packZip = async (files: Readonly<Record<string, Uint8Array>>): Promise<Uint8Array> => zipSync({ ...files })
