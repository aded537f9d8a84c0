/** How long a part of the page may take to load (P9-002), in milliseconds. */
export const chunkLoadTimeoutMs = 120_000

/** Messages of browsers and of the build about code that failed to load. */
const ofScript = /dynamically imported module|importing a module script failed/i
const ofStyle = /unable to preload css/i

/** Code or style of a part of the page failed to load: it can be loaded again, and the rest is fine. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code?: 'CSS_CHUNK_LOAD_FAILED'

  constructor(message: string, { cause, isStyle = false }: { cause?: unknown; isStyle?: boolean } = {}) {
    super(message, { cause })
    if (isStyle) this.code = 'CSS_CHUNK_LOAD_FAILED'
  }
}

/** A failed load as a `ChunkLoadError`; any other error as it is. */
function named(error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ChunkLoadError) return error
  if (ofStyle.test(error.message)) return new ChunkLoadError(error.message, { cause: error, isStyle: true })
  return ofScript.test(error.message) ? new ChunkLoadError(error.message, { cause: error }) : error
}

/**
 * Whether a part of the page failed to load, so that the page has to be reloaded: a browser asks for code only once.
 */
export function isMissingPart(error: unknown): boolean {
  return named(error) instanceof ChunkLoadError
}

/**
 * The load of a part of the page, which fails as a `ChunkLoadError`, after 120 s at the latest.
 *
 * The build puts it around every load (apps/web/chunk-loads.ts). A load that comes later is dropped, not cancelled.
 */
export function inTime<Part>(load: Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const seconds = chunkLoadTimeoutMs / 1000
    const timer = setTimeout(
      () => reject(new ChunkLoadError(`a part of the page did not come within ${seconds} s`)),
      chunkLoadTimeoutMs,
    )
    load.then(
      (part) => {
        clearTimeout(timer)
        resolve(part)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(named(error))
      },
    )
  })
}
