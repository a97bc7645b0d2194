#pragma once

#include "bots/reasons/reason.h"
#include "tools/play/speech.h"

namespace wagonaut::tools {

/// What a move served, in a sentence.
std::string why_sentence(const Speech& speech, const Reason& reason);

}  // namespace wagonaut::tools
