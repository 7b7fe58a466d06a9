import { buffer as bytesOf } from 'node:stream/consumers'
import type { FileStorage } from './file-storage.ts'

/** Files that live as long as the process: for benches and databases in memory. */
export function memoryStorage(): FileStorage {
  const kept = new Map<string, Uint8Array>()
  return {
    put: async (key, bytes) => void kept.set(key, bytes instanceof Uint8Array ? bytes : await bytesOf(bytes)),
    async get(key) {
      const bytes = kept.get(key)
      if (!bytes) throw new Error(`There is no file ${key}.`)
      return bytes
    },
    exists: async (key) => kept.has(key),
    delete: async (key) => void kept.delete(key),
  }
}
