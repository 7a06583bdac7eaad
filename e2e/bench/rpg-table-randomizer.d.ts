/** The part of the peer that the bench uses; it comes without types. */
declare module 'rpg-table-randomizer' {
  export class RandomTable {
    constructor(about: { key: string; title: string; table: string[] })
  }
  export class TableRoller {
    constructor(options: object)
    setTableKeyLookup(find: (key: string) => RandomTable | null): void
    getTableResultSetByKey(key: string): { toString(): string }
  }
}
