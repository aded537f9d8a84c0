const grammars = [
  'c',
  'cpp',
  'java',
  'python',
  'go',
  'csharp',
  'ruby',
  'perl',
  'javascript',
  'typescript',
  'sql',
] as const
export type Grammar = (typeof grammars)[number]

const otherNames: Readonly<Record<string, Grammar>> = {
  'c++': 'cpp',
  'c#': 'csharp',
  py: 'python',
  python2: 'python',
  python3: 'python',
  golang: 'go',
  rb: 'ruby',
  js: 'javascript',
  node: 'javascript',
  'node.js': 'javascript',
  nodejs: 'javascript',
  ts: 'typescript',
  mysql: 'sql',
  postgresql: 'sql',
}

/** The grammar of a programming language by its name; null where there is none, and the code stays plain. */
export function grammarOf(language: string | null): Grammar | null {
  const name = language?.trim().toLowerCase().replaceAll(' ', '') ?? ''
  return grammars.find((grammar) => grammar === name) ?? otherNames[name] ?? null
}

export function lineCount(code: string): number {
  return code.replace(/\r?\n$/, '').split('\n').length
}
