/** First words of a docstring that make it a riddle. */
const riddles = /^(What|Who|Whom|Whose|Where|Whether)\b/

/**
 * Refuses docstrings that open with a riddle: their first words name the thing or start with a verb.
 * @type {import('eslint').Rule.RuleModule}
 */
const docstringOpening = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: {
      riddle:
        'Open with the thing’s name or a verb (“Damage dice of …”, “True when …”), not “{{word}}”.',
    },
  },
  create(context) {
    const { sourceCode } = context
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          if (comment.type !== 'Block' || !comment.value.startsWith('*')) continue
          const [, word] = riddles.exec(comment.value.replace(/^[\s*]+/, '')) ?? []
          if (word && comment.loc)
            context.report({ loc: comment.loc, messageId: 'riddle', data: { word } })
        }
      },
    }
  },
}

/** ESLint rules of this project that hold text to ../CONTRIBUTING.md. */
export const plainWords = { rules: { 'docstring-opening': docstringOpening } }
