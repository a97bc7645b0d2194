#pragma once

#include <string>

#include "catalog/catalog.h"
#include "tools/arguments.h"
#include "tools/play/settings.h"
#include "tools/program.h"
#include "tools/text/language.h"

namespace wagonaut::tools {

// One for each command: checks the arguments against the catalog, does the work, returns the exit
// code. What is wrong is one line on the error stream.
int carry_out(const Catalog& catalog, const ServeArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const BackupArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const ExportArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const ImportArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const PlayArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const SimArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const ArenaArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const TuneArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const ReplayArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const VerifyArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const WalkArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const SignatureArguments& arguments,
              const Channels& channels);
int carry_out(const Catalog& catalog, const BenchArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const LoadArguments& arguments, const Channels& channels);
int carry_out(const Catalog& catalog, const CampaignArguments& arguments, const Channels& channels);
/// `check`: of a folder that has the shape of a data folder.
int carry_out(const std::string& folder, const Channels& channels);

/// The game an edition id, a number of seats and KEY=VALUE options name; the failure says what is
/// wrong with them and what there is instead.
Result<Game> game_of(const Catalog& catalog, const std::string& edition, int seats,
                     const std::vector<std::string>& options);
Result<const EditionCard*> card_of(const Catalog& catalog, const std::string& edition);
/// KEY=VALUE texts as options of an edition; without a card only their form is checked.
Result<Options> options_from(const std::vector<std::string>& texts, const EditionCard* card);

/// How many columns lines are folded to.
int width_of_screen(const Channels& channels);
/// What the arguments of a terminal game say, apart from who sits where.
Result<PlaySettings> settings_of(const Catalog& catalog, const PlayArguments& arguments,
                                 const Channels& channels);

/// What --lang names, or the machine's language.
Result<Language> language_of(const std::string& name);

}  // namespace wagonaut::tools
