import { assertOutsideTransaction } from '../../database/transaction-guard.ts'
import type { FileStorage } from './file-storage.ts'

/**
 * Refuses files inside an open transaction (design §3): a storage that answers slowly would hold a connection, and on the
 * embedded database everybody. Tests and development run on it, so that whoever does it finds out.
 */
export function guardedStorage(files: FileStorage): FileStorage {
  const guarded =
    <Given extends readonly unknown[], Result>(verb: string, work: (...given: Given) => Promise<Result>) =>
    async (...given: Given): Promise<Result> => {
      assertOutsideTransaction(`A file’s ${verb}`)
      return work(...given)
    }
  return {
    put: guarded('put', files.put),
    get: guarded('get', files.get),
    exists: guarded('exists', files.exists),
    delete: guarded('delete', files.delete),
  }
}
