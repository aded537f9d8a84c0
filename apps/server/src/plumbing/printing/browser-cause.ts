/** Why a browser does not start or ends: what it writes, and what helps. */
const causes = [
  {
    written: /error while loading shared libraries: ([^\s:]+)/,
    words: (library: string) => `The library ${library} is missing: install Chromium with its dependencies.`,
  },
  {
    written:
      /No usable sandbox|Running as root without --no-sandbox|Failed to move to new namespace|zygote[^\n]{0,300}?(?:EPERM|Operation not permitted)/,
    words: () =>
      'It may not open its sandbox: allow user namespaces to this account. In Docker that takes another seccomp profile.',
  },
  {
    written: /No space left on device|ENOSPC/,
    words: () => 'The disk of the temporary files is full.',
  },
  {
    written: /Read-only file system|EROFS/,
    words: () => 'The temporary files are on a disk that cannot be written: set TMPDIR.',
  },
  {
    written: /Out of memory|Cannot allocate memory|pthread_create: Resource temporarily unavailable/,
    words: () => 'It gets too little memory, or too few processes and threads.',
  },
  {
    written: /snap-confine|snapd|cannot set capabilities/,
    words: () =>
      'It is a snap, which a service cannot start: install Chromium as a package, or its headless shell.',
  },
  {
    written: /unrecognized option|Unknown option|invalid option/i,
    words: () => 'It knows an option not: CHROMIUM must be Chromium or Chrome, of the last years.',
  },
]

/** How much of what a browser writes is told. */
const toldLength = 600

/** Words for why a browser failed, of what it wrote; null where it wrote nothing. */
export function browserCause(written: string): string | null {
  const text = written.trim()
  if (text === '') return null
  const told = text.slice(-toldLength)
  for (const { written: pattern, words } of causes) {
    const found = pattern.exec(text)
    if (found) return `${words(found[1] ?? '')} It wrote: ${told}`
  }
  return `It wrote: ${told}`
}
