/** The bundles of one transaction. What they store together is stored after the last of them. */
export interface BundlesTogether<Db> {
  readonly atEnd: ((db: Db) => Promise<void>)[]
}

interface BundleWithOthers<Db> {
  readonly db: Db
  readonly together?: BundlesTogether<Db> | null
}

/**
 * Rows of one kind that nothing else of an import reads. Several bundles of one transaction store them in one statement, a
 * bundle alone stores its row at once.
 */
export class RowsTogether<Db, Row> {
  readonly #store: (db: Db, rows: readonly Row[]) => Promise<void>
  readonly #gathered = new WeakMap<BundlesTogether<Db>, Row[]>()

  constructor(store: (db: Db, rows: readonly Row[]) => Promise<void>) {
    this.#store = store
  }

  async add({ db, together }: BundleWithOthers<Db>, row: Row): Promise<void> {
    if (!together) return this.#store(db, [row])
    const gathered = this.#gathered.get(together)
    if (gathered) gathered.push(row)
    else {
      const rows = [row]
      this.#gathered.set(together, rows)
      together.atEnd.push((within) => this.#store(within, rows))
    }
  }
}
