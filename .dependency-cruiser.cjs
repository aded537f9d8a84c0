/*
 * Who may import whom, by path pattern: a feature born tomorrow is covered today. See docs/architecture.md.
 * tools/check/boundaries.ts runs this, and finds cycles between features, which no pattern can.
 */
const test = '(\\.test|-under-test)\\.tsx?$'
const source = '^(apps|features|packages)/'
const everywhere = '^(apps|features|packages|bench|tools|e2e)/'

/** Forbids that files of `from` import any of `to`; tests may import what they test with. */
function never(name, comment, from, to) {
  return {
    name,
    comment,
    severity: 'error',
    from: { ...from, pathNot: [test, ...(from.pathNot ?? [])] },
    to,
  }
}

/** Forbids that any file but these imports any of `to`; tests and what stands beside the product included. */
function onlyBy(name, comment, allowed, to) {
  return { name, comment, severity: 'error', from: { path: everywhere, pathNot: allowed }, to }
}

/** Of the files matching `of`, only these may be imported. */
function only(name, comment, from, { of, pathNot }) {
  return never(name, comment, from, { path: of, pathNot })
}

const contractOf = '^features/[^/]+/[^/]+/contract(\\.ts$|/)'
const rulesOf = '^features/[^/]+/[^/]+/rules(\\.ts$|/)'
const messagesOf = '^features/[^/]+/[^/]+/messages/'
const shared = [contractOf, rulesOf, messagesOf]
const proof = '^features/platform/access/rules/proof\\.ts$'
const gateButTests = '^features/platform/access/server/gate(\\.ts$|/(?!.*(\\.test|-under-test)\\.tsx?$))'
const callDefinition = '^packages/call/src/(define|codes|fields|envelope|faults|messages)'

module.exports = {
  forbidden: [
    never(
      'no-cycle',
      'Two files that need each other are one file, or hide a third.',
      { path: source },
      { circular: true },
    ),
    {
      name: 'not-resolved',
      comment: 'An import that leads nowhere would escape every other rule.',
      severity: 'error',
      from: { path: everywhere },
      to: {
        couldNotResolve: true,
        pathNot: ['\\.css$', 'routeTree\\.gen', '^virtual:', '\\?(url|raw|worker)'],
      },
    },

    only(
      'kernel-alone',
      'The kernel imports nothing; stream is a type of Node.',
      { path: '^packages/kernel/' },
      { of: '.', pathNot: ['^packages/kernel/', '^(node:)?stream$'] },
    ),
    only(
      'package-below-feature',
      'A package holds no rule of the product: it knows neither features nor apps. The testkit starts the real app.',
      { path: '^packages/', pathNot: ['^packages/testkit/'] },
      { of: '^(features|apps|demo|e2e|bench|tools)/', pathNot: [] },
    ),
    only(
      'package-arrows',
      'call and db stand on kernel and messages; ui on messages, kernel and the web half of call.',
      { path: '^packages/(call|db|messages)/' },
      { of: '^packages/', pathNot: ['^packages/$1/', '^packages/(kernel|messages)/'] },
    ),
    only(
      'readers-arrows',
      'The readers turn bytes into HTML: they know no database, no call and no screen.',
      { path: '^packages/readers/' },
      { of: '^packages/', pathNot: ['^packages/(readers|kernel|html)/'] },
    ),
    only(
      'ui-arrows',
      'ui draws: it knows no database and no server.',
      { path: '^packages/ui/' },
      {
        of: '^packages/',
        pathNot: ['^packages/(ui|kernel|messages)/', '^packages/call/src/(web/|define|codes|envelope)'],
      },
    ),
    never(
      'testkit-in-tests',
      'Only tests use the testkit, and the set-up that stands beside them.',
      { path: source, pathNot: ['^packages/testkit/'] },
      { path: '^packages/testkit/|-under-test\\.tsx?$' },
    ),

    only(
      'contract-is-data',
      'A contract stands on the kernel, on the definition of calls, and on other contracts.',
      { path: contractOf },
      { of: '^(features|packages|apps)/', pathNot: [contractOf, '^packages/kernel/', callDefinition] },
    ),
    only(
      'contract-knows-zod-alone',
      'The web pays for whatever a contract imports: zod/mini, and nothing else.',
      { path: contractOf },
      { of: 'node_modules|^node:|^[a-z_]+$', pathNot: ['node_modules/zod/'] },
    ),
    only(
      'rules-are-pure',
      'Rules stand on contracts and rules: no server, no web, no database.',
      { path: rulesOf },
      {
        of: '^(features|packages|apps)/',
        // The types of proof, which `proof-is-made-by-the-gate` lets only viewer.ts have.
        pathNot: [contractOf, rulesOf, '^packages/kernel/', callDefinition, proof],
      },
    ),
    never(
      'rules-do-no-io',
      'Rules do no input or output: they run in server and web alike.',
      { path: rulesOf },
      { dependencyTypes: ['core'] },
    ),
    never(
      'rules-know-no-frame',
      'Rules know neither React nor Fastify nor the database.',
      { path: rulesOf },
      { path: 'node_modules/(react|react-dom|fastify|@fastify|kysely|pg|@tanstack|use-intl)/' },
    ),
    only(
      'messages-are-words',
      'Messages hold words alone.',
      { path: messagesOf },
      { of: '.', pathNot: [messagesOf, '^packages/messages/'] },
    ),

    never(
      'tab-not-tab',
      'A tab imports no other tab: what two of them need is a feature of its own.',
      { path: '^features/tabs/(report-[^/]+)/' },
      { path: '^features/tabs/report-[^/]+/', pathNot: ['^features/tabs/$1/'] },
    ),
    never(
      'only-pages-know-tabs',
      'What a tab and others need is a feature of its own; the public pages show a whole tab as a sample.',
      { path: '^features/(?!tabs/report-|visitors/site/)' },
      { path: '^features/tabs/report-' },
    ),
    never(
      'server-not-web',
      'Server and web never meet.',
      { path: '^features/[^/]+/[^/]+/server/' },
      {
        path: '^features/[^/]+/[^/]+/web/|^packages/ui/|^packages/call/src/web/|^packages/messages/src/web/|node_modules/(react|react-dom|@tanstack)/',
      },
    ),
    never(
      'web-not-server',
      'Web and server never meet.',
      { path: '^(features/[^/]+/[^/]+/web/|apps/web/|packages/ui/)' },
      {
        path: '^features/[^/]+/[^/]+/server/|^apps/server/|^packages/db/|^packages/call/src/(serve|receive)|node_modules/(fastify|@fastify|kysely|pg)/',
      },
    ),
    never(
      'web-not-node',
      'The browser has no Node.',
      { path: '^(features/[^/]+/[^/]+/web/|apps/web/src/|packages/ui/src/)' },
      { dependencyTypes: ['core'] },
    ),
    only(
      'feature-server-borders',
      'From another feature, a server uses the contract, rules, messages, the queries, the actions, the parts of a report on paper, and the gate of access.',
      { path: '^features/([^/]+/[^/]+)/server/' },
      {
        of: '^features/',
        pathNot: [
          '^features/$1/',
          ...shared,
          '^features/[^/]+/[^/]+/server/(queries|actions|paper)(\\.ts$|/)',
          '^features/platform/access/server/gate(\\.ts$|/)',
        ],
      },
    ),
    only(
      'feature-web-borders',
      'From another feature, a screen uses the contract, rules, messages and any piece but page and tab.',
      { path: '^features/([^/]+/[^/]+)/web/' },
      {
        of: '^features/',
        pathNot: ['^features/$1/', ...shared, '^features/[^/]+/[^/]+/web/(?!(page\\.tsx|tab\\.tsx?)$)'],
      },
    ),
    never(
      'queries-decide-nothing',
      'A query answers one question of the database: an action refuses, and present.ts says what leaves.',
      { path: '^features/[^/]+/[^/]+/server/queries(\\.ts$|/)' },
      { path: '^packages/kernel/src/refusal\\.ts$|^features/[^/]+/[^/]+/server/present(\\.ts$|/)' },
    ),
    onlyBy(
      'proof-is-made-by-the-gate',
      'Only the gate makes proof; everybody else knows its types, by viewer.ts.',
      [gateButTests, '^features/platform/access/rules/viewer\\.ts$'],
      { path: proof },
    ),
    never(
      'reports-are-declared',
      'A call declares its report in its contract; these alone know theirs only from something stored, or have several.',
      {
        path: source,
        pathNot: [
          '^features/[^/]+/(documents|password-report|planning|recommend|report-attachments|report-third-party)/server/(routes|actions)\\.ts$',
          '^features/candidates/stages/server/(routes|actions/move-candidates)\\.ts$',
          '^features/candidates/bulk/server/actions/(judge-each|undo-chunk)\\.ts$',
          '^features/candidates/person-merge/server/actions/(compare|merge)\\.ts$',
          '^features/candidates/persons/server/actions/tell-apart\\.ts$',
          '^features/platform/undo/server/actions/undo-act\\.ts$',
          '^features/day/notices/server/actions/(news|read-rows)\\.ts$',
        ],
      },
      { path: '^features/platform/access/server/gate/asked-within\\.ts$' },
    ),
    onlyBy(
      'ids-are-branded-by-the-gate',
      'Text from outside becomes the id of a candidate where it is checked: by the gate, and by the signature of a media address.',
      [gateButTests, '^apps/server/src/plumbing/media-addresses\\.ts$', '^packages/db/src/new-id\\.ts$'],
      { path: '^packages/kernel/src/brand-id\\.ts$' },
    ),
    onlyBy(
      'filters-name-candidates',
      'The id of a candidate that a cursor or a filter names proves nothing: only these queries look for it among what the viewer reaches.',
      [
        '^features/candidates/shortlist/server/queries/around\\.ts$',
        '^features/candidates/shortlist/server/queries/list-around\\.ts$',
        '^features/administration/audit-log/server/queries\\.ts$',
        '^features/shares/company-shares/server/routes\\.ts$',
      ],
      { path: '^features/platform/access/server/gate/filter-ids\\.ts$' },
    ),
    never('feature-not-app', 'A feature never imports an app.', { path: '^features/' }, { path: '^apps/' }),
    never(
      'who-opens-the-database',
      'Only queries, jobs, import, gate and plumbing open the database.',
      {
        path: source,
        pathNot: [
          '^features/[^/]+/[^/]+/server/(queries|actions|jobs|import|gate|timeline)(\\.ts$|/)',
          '^apps/server/',
          '^packages/(db|testkit)/',
        ],
      },
      { path: 'node_modules/(pg|kysely|pg-boss)/' },
    ),
    never(
      'apps-apart',
      'The two apps meet over HTTP.',
      { path: '^apps/([^/]+)/' },
      { path: '^apps/', pathNot: ['^apps/$1/'] },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(demo|apps/[^/]+/dist)/' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.cjs', '.mjs', '.d.ts', '.css', '.json'],
    },
  },
}
