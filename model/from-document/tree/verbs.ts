/** The verbs with which the `operationId` of an operation usually begins or ends. */
const verbs: ReadonlySet<string> = new Set(
  (
    'abort accept acknowledge activate add adjust advance allow amend analyze answer append apply approve archive ask assign attach ' +
    'authenticate authorize batch begin bind block book browse bulk buy calculate call cancel capture change charge check claim clear ' +
    'clone close collect combine commit compare complete compress compute configure confirm connect consume convert copy count create ' +
    'deactivate debit decline decrease decrypt delete deliver deny deploy describe destroy detach detect disable disassociate ' +
    'disconnect dismiss dispatch download draft drop duplicate edit eject embed enable encrypt end enqueue enrich enroll ensure ' +
    'estimate evaluate exchange exclude execute expire explain export extend extract fail fetch fill filter finalize find finish flag ' +
    'follow force fork fulfill generate get give grant handle head hide hold identify ignore import include increase increment index ' +
    'ingest initialize initiate insert inspect install invalidate invite invoke issue join kick kill label launch leave like link list ' +
    'load lock login logout lookup make manage map mark match measure merge migrate modify move mute notify obtain open order parse patch pause ' +
    'pay perform pin ping place play poll populate post present preview process promote provision publish pull purchase purge push put ' +
    'query queue quit rate reactivate read rebase rebuild receive reconnect record recover redeem redeliver redirect refresh refund regenerate ' +
    'register reindex reject release reload remove rename render renew reopen reorder reparse replace replay reply report request ' +
    'reroute rerun resend reserve reset resize resolve restart restore resume retrieve retry return reverse revert review revoke rewrite ' +
    'rollback rotate run sample save scale scan schedule search select send set share show sign simulate skip sort split star start ' +
    'stop store stream submit subscribe suggest suspend swap switch sync synchronize tag take terminate test toggle tokenize track ' +
    'transfer transform transition translate trash trigger truncate unarchive unassign unban unblock undelete undo unfollow ungroup ' +
    'uninstall unlink unlock unmute unpin unpublish unregister unshare unstar unsubscribe untag update upgrade upload upsert use validate ' +
    'verify view vote wait watch withdraw write'
  ).split(' '),
);

/** Adverbs and quantities that belong to a verb, such as `bulk` in `bulkDelete`. */
const modifiers: ReadonlySet<string> = new Set(['batch', 'bulk', 'force', 'mass', 'multi', 'soft', 'hard']);

export const isVerb = (word: string | undefined): boolean => word !== undefined && verbs.has(word.toLowerCase());

// A word such as `order` can be a verb or a noun. Before one of these verbs, it is a noun, as in `orderCreate`.
export const basicVerbs: ReadonlySet<string> = new Set(
  'add create delete fetch get list patch remove replace retrieve update'.split(' '),
);

/** Returns true for a verb that is rarely a noun, such as `create`. */
export const isBasicVerb = (word: string | undefined): boolean =>
  word !== undefined && basicVerbs.has(word.toLowerCase());

/** A verb, such as `create` or `create or update`, and its nouns. */
export interface VerbPhrase {
  readonly verb: readonly string[];
  readonly nouns: readonly string[];
}

/** Splits the words of a name into a verb and its nouns. The verb is first or last. Returns undefined if the words have no verb. */
export function verbPhrase(words: readonly string[]): VerbPhrase | undefined {
  const [first, second, third] = words;
  const last = words.at(-1);
  const endsWithVerb = words.length > 1 && isBasicVerb(last) && !isBasicVerb(first);
  if (endsWithVerb) return { verb: words.slice(-1), nouns: words.slice(0, -1) };
  if (isVerb(first)) {
    const isJoined = (second === 'or' || second === 'Or' || second === 'and' || second === 'And') && isVerb(third);
    const isModified = modifiers.has(first?.toLowerCase() ?? '') && isVerb(second);
    const length = isJoined ? 3 : isModified ? 2 : 1;
    return { verb: words.slice(0, length), nouns: words.slice(length) };
  }
  return undefined;
}
