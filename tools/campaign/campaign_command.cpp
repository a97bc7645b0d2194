#include <algorithm>
#include <filesystem>
#include <ostream>
#include <random>
#include <set>
#include <utility>

#include "engine/campaign/dump.h"
#include "texts/book.h"
#include "tools/campaign/campaign_lock.h"
#include "tools/campaign/campaign_play.h"
#include "tools/campaign/campaign_sim_command.h"
#include "tools/campaign/campaign_store.h"
#include "tools/campaign/campaign_words.h"
#include "tools/columns.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"
#include "tools/interrupt.h"
#include "tools/synced.h"

namespace wagonaut::tools {
namespace {

/// One run of `wagonaut campaign`.
class CampaignCommand {
 public:
  CampaignCommand(const Catalog& catalog, const CampaignArguments& arguments,
                  const Channels& channels, Language language)
      : catalog_(catalog), wanted_(arguments), channels_(channels), language_(language) {}

  int run() {
    if (wanted_.action == "sim") return simulate();
    constexpr std::string_view kActions[] = {"new",    "play",   "status", "chronicle",
                                             "export", "import", "rewind", "call"};
    if (std::find(std::begin(kActions), std::end(kActions), wanted_.action) == std::end(kActions))
      return refuse_by(kBadArguments, "no_action", {{"action", wanted_.action}});
    if (wanted_.file.empty())
      return refuse_by(kBadArguments, "no_file", {{"action", wanted_.action}});
    if (wanted_.action == "new") return found();
    if (wanted_.action == "import") return take_over();
    if (wanted_.action == "play") return play();
    if (wanted_.action == "rewind") return go_back();
    if (wanted_.action == "call") return call();
    Result<CampaignStore> store = CampaignStore::open(catalog_, wanted_.file);
    if (!store) return refuse(kBadFile, file_fault(wanted_.file, store.error()));
    if (wanted_.action == "status") return tell(*store, "play_on");
    if (wanted_.action == "chronicle") return chronicle(*store);
    return hand_on(*store);
  }

 private:
  int refuse(int code, const std::string& why) const {
    channels_.err << "wagonaut campaign: " << why << "\n";
    return code;
  }
  int refuse_by(int code, std::string_view key, std::initializer_list<Blank> blanks = {}) const {
    return refuse(code, say(language_, "campaign." + std::string(key), blanks));
  }
  /// Folded for whoever looks at a screen; whoever reads it into a program has each line whole.
  int print(const std::vector<std::string>& lines) const {
    for (const std::string& line : lines) {
      const std::size_t indent = std::min(line.find_first_not_of(' '), line.size());
      const int width = channels_.out_terminal ? width_of_screen(channels_) : 1 << 20;
      channels_.out << line.substr(0, indent) << wrap(line.substr(indent), int(indent) + 2, width)
                    << "\n";
    }
    return kOk;
  }

  /// Up to where a file is whole.
  std::string whole_words(const CampaignFile& file) const {
    const Campaign& c = file.course.campaign();
    const bool closing = c.phase == Phase::Closing;
    const int game = closing ? c.game : c.game - 1;
    const std::string_view key = c.phase == Phase::Finished ? "whole_all"
                                 : game == 0                ? "whole_none"
                                 : closing                  ? "whole_steps"
                                                            : "whole_year";
    const int year = game == 0 ? 0 : file.course.box().games[std::size_t(game - 1)].year;
    return say(language_, "campaign." + std::string(key), {{"year", std::to_string(year)}});
  }
  std::string damage_words(const std::string& name, const CampaignFile& file) const {
    return say(
        language_, file.damage.empty() ? "campaign.no_foot" : "campaign.damaged",
        {{"file", name}, {"n", std::to_string(file.damaged_at)}, {"where", whole_words(file)}});
  }
  /// Why a file cannot be opened, in the reader's language where it happens to people.
  std::string file_fault(const std::string& name, const std::string& error) const {
    std::error_code ignored;
    if (!std::filesystem::exists(name, ignored))
      return say(language_, "campaign.no_such_file", {{"file", name}});
    const Result<std::string> text = read_text(name);
    if (!text) return error;
    if (!text->starts_with("wagonaut campaign "))
      return say(language_, "campaign.not_one", {{"file", name}});
    const Result<const BoxEntry*> box = box_of_file(catalog_, *text);
    if (!box) return error;
    const std::vector<const Box*> boxes{&(*box)->law};
    const Result<CampaignFile> file = read_campaign(boxes, *text);
    return file && !file->damage.empty() ? damage_words(name, *file) : error;
  }

  int chronicle(const CampaignStore& store) const {
    bool first = true;
    for (const std::vector<std::string>& page : words(store).chronicle_pages()) {
      if (!std::exchange(first, false)) channels_.out << "\n";
      print(page);
    }
    return kOk;
  }
  CampaignWords words(const CampaignStore& store) const {
    return {store.box(), store.course(), language_};
  }

  /// The content that is named, or the only one there is; of several versions the newest.
  const BoxEntry* content() const {
    const BoxEntry* best = nullptr;
    for (const BoxEntry* box : catalog_.boxes())
      if (wanted_.content.empty() || box->law.id == wanted_.content)
        if (best == nullptr || box->law.version > best->law.version) best = box;
    return best;
  }

  /// "red=Ala" and "blue=bot:planner" as lines of the log.
  static std::string joining(const std::string& text) {
    const std::size_t equals = text.find('=');
    const std::string company = text.substr(0, equals);
    const std::string who = equals == std::string::npos ? company : text.substr(equals + 1);
    if (!who.starts_with("bot:")) return "company " + company + " person " + who;
    return "company " + company + " " + who + " " + who.substr(4);
  }

  static std::string new_id() {
    std::random_device random;
    std::string id;
    for (int i = 0; i < 12; ++i) id += "0123456789abcdef"[random() % 16];
    return id;
  }

  int simulate() const {
    if (!wanted_.file.empty())
      return refuse_by(kBadArguments, "sim_file", {{"file", wanted_.file}});
    const BoxEntry* box = content();
    if (box == nullptr) return refuse_by(kBadArguments, "no_content", {{"what", wanted_.content}});
    return simulate_campaigns(*box, wanted_, channels_);
  }

  /// Why a company cannot begin; empty if it can. `taken`: those that were looked at before.
  std::string company_fault(const Box& box, const Company& bots, const std::string& text,
                            std::set<std::string>& taken) const {
    const std::string id = text.substr(0, text.find('='));
    const std::string who = text.find('=') == std::string::npos ? id : text.substr(id.size() + 1);
    std::vector<std::string> ids;
    for (const auto& company : box.companies) ids.push_back(company.id);
    const auto fault = [&](std::string_view key) {
      return say(
          language_, "campaign." + std::string(key),
          {{"what", text}, {"companies", joined(ids, ", ")}, {"bots", joined(bots.names(), ", ")}});
    };
    if (std::find(ids.begin(), ids.end(), id) == ids.end()) return fault("no_company");
    if (!taken.insert(id).second) return fault("company_twice");
    if (who.starts_with("bot:") && !bots.knows(who.substr(4))) return fault("no_bot");
    return campaign_name_fault(who).empty() ? "" : fault("no_name");
  }

  /// The first lines of the log; refused is what makes no campaign.
  Result<std::vector<std::string>> first_lines(const Box& box) const {
    std::vector<std::string> ids;
    for (const auto& company : box.companies) ids.push_back(company.id);
    const auto fault = [&](std::string_view key, const std::string& what) {
      return Failure{say(language_, "campaign." + std::string(key),
                         {{"what", what}, {"companies", joined(ids, ", ")}})};
    };
    if (wanted_.companies.size() < 2) return fault("two_companies", "");
    if (wanted_.name.empty()) return fault("name_missing", "");
    if (!campaign_name_fault(wanted_.name).empty())
      return fault("no_name", "--name " + wanted_.name);
    const auto bots = Company::of(wanted_.play.programs);
    if (!bots) return bots.failure();
    std::set<std::string> taken;
    std::vector<std::string> lines{entry_line(box, founding(box, wanted_.name))};
    for (const std::string& company : wanted_.companies) {
      if (const auto why = company_fault(box, *bots, company, taken); !why.empty())
        return Failure{"--company: " + why};
      lines.push_back(joining(company));
    }
    if (const auto why = try_lines(box, lines); !why.empty()) return Failure{"--company: " + why};
    return lines;
  }

  int found() const {
    const BoxEntry* box = content();
    if (box == nullptr) return refuse_by(kBadArguments, "no_content", {{"what", wanted_.content}});
    // Tried without a file first: nothing is left behind by what is refused.
    const auto lines = first_lines(box->law);
    if (!lines) return refuse(kBadArguments, lines.error());
    std::error_code error;
    if (std::filesystem::exists(wanted_.file, error))
      return refuse_by(kBadFile, "is_there", {{"file", wanted_.file}});
    const CampaignHead head{box->law.id, box->law.version, hash_of(dump(box->law)), new_id(),
                            wanted_.name};
    Result<CampaignStore> store = CampaignStore::create(wanted_.file, *box, head);
    if (!store) return refuse(kBadFile, store.error());
    for (const std::string& line : *lines)
      if (const auto fault = store->append(line); !fault.empty()) return refuse(kIoProblem, fault);
    print({say(language_, "campaign.created", {{"file", wanted_.file}, {"name", wanted_.name}})});
    return tell(*store, "play_it");
  }

  static std::string try_lines(const Box& box, const std::vector<std::string>& lines) {
    const std::vector<const Box*> boxes{&box};
    CampaignCourse course(boxes);
    for (const std::string& line : lines) {
      const auto entry = entry_from(box, line);
      if (!entry) return entry.error();
      if (const auto number = course.append({0, *entry}); !number) return number.error();
    }
    return {};
  }

  int play() const {
    const auto settings = settings_of(catalog_, wanted_.play, channels_);
    if (!settings) return refuse(kBadArguments, settings.error());
    const CampaignLock lock(wanted_.file);
    if (!lock.held()) return refuse_by(kBadFile, "in_use", {{"file", wanted_.file}});
    Result<CampaignStore> store = CampaignStore::open_torn(catalog_, wanted_.file);
    if (!store) return refuse(kBadFile, file_fault(wanted_.file, store.error()));
    const Interrupt interrupt;
    return play_campaign(std::move(*store), *settings, channels_.in, channels_.out, channels_.err);
  }

  /// `next`: how it is said what may be typed now.
  int tell(const CampaignStore& store, std::string_view next) const {
    print(words(store).status());
    for (const Branch& branch : store.course().branches())
      print({say(language_, "campaign.branch",
                 {{"year", std::to_string(store.box().law.games[branch.game - 1u].year)},
                  {"n", std::to_string(branch.attempt)},
                  {"first", std::to_string(branch.first)},
                  {"last", std::to_string(branch.last)}})});
    if (store.campaign().phase == Phase::Finished) return print(words(store).final_places());
    print(words(store).recap_lines());
    return print({say(language_, "campaign." + std::string(next), {{"file", wanted_.file}})});
  }

  int hand_on(const CampaignStore& store) const {
    if (wanted_.to.empty()) return refuse_by(kBadArguments, "no_to");
    const std::string text = write_campaign(store.course(), store.id());
    if (const auto fault = write_text(wanted_.to, text); !fault.empty())
      return refuse(kIoProblem, fault);
    return print({said_entries("campaign.exported", wanted_.to, store.course())});
  }

  std::string said_entries(const std::string& key, const std::string& file,
                           const CampaignCourse& course) const {
    return say(language_, key, {{"file", file}, {"n", long(course.entries().size())}});
  }

  int take_over() const {
    if (wanted_.from.empty()) return refuse_by(kBadArguments, "no_from");
    std::error_code error;
    if (std::filesystem::exists(wanted_.file, error))
      return refuse_by(kBadFile, "is_there", {{"file", wanted_.file}});
    const Result<std::string> text = read_text(wanted_.from);
    if (!text) return refuse(kBadFile, file_fault(wanted_.from, text.error()));
    const Result<const BoxEntry*> box = box_of_file(catalog_, *text);
    if (!box) return refuse(kBadFile, file_fault(wanted_.from, wanted_.from + ": " + box.error()));
    const std::vector<const Box*> boxes{&(*box)->law};
    const Result<CampaignFile> file = read_campaign(boxes, *text);
    if (!file) return refuse(kBadFile, wanted_.from + ": " + file.error());
    const bool whole = file->damage.empty() && file->closed;
    if (!whole && !wanted_.whole_part) return refuse(kBadFile, damage_words(wanted_.from, *file));
    std::string out = head_text(file->head), chain(kFirstChain);
    for (std::size_t i = 0; i < file->course.entries().size(); ++i)
      out += entry_text((*box)->law, int(i), file->course.entries()[i], chain);
    if (const auto fault = append_synced(wanted_.file, out); !fault.empty())
      return refuse(kIoProblem, fault);
    return print({said_entries("campaign.imported", wanted_.file, file->course)});
  }

  /// "red=The Northern" of --company: a name for a company; "red=" takes it back.
  int call() const {
    const CampaignLock lock(wanted_.file);
    if (!lock.held()) return refuse_by(kBadFile, "in_use", {{"file", wanted_.file}});
    Result<CampaignStore> store = CampaignStore::open(catalog_, wanted_.file);
    if (!store) return refuse(kBadFile, file_fault(wanted_.file, store.error()));
    if (wanted_.companies.empty()) return refuse_by(kBadArguments, "call_whom");
    for (const std::string& text : wanted_.companies) {
      const std::size_t equals = text.find('=');
      if (equals == text.npos) return refuse_by(kBadArguments, "call_whom");
      const std::string id = text.substr(0, equals), name = text.substr(equals + 1);
      if (!name.empty() && !campaign_name_fault(name).empty())
        return refuse_by(kBadArguments, "no_name", {{"what", text}});
      const std::string line = "call " + id + (name.empty() ? "" : " " + name);
      const auto entry = entry_from(store->box().law, line);
      if (!entry || place_of_company(store->campaign(), entry->company) == kNone)
        return refuse_by(kBadArguments, "not_of_campaign", {{"what", id}});
      if (const auto fault = store->append(line); !fault.empty()) return refuse(kIoProblem, fault);
    }
    return print(words(*store).status());
  }

  int go_back() const {
    const CampaignLock lock(wanted_.file);
    if (!lock.held()) return refuse_by(kBadFile, "in_use", {{"file", wanted_.file}});
    Result<CampaignStore> store = CampaignStore::open(catalog_, wanted_.file);
    if (!store) return refuse(kBadFile, file_fault(wanted_.file, store.error()));
    const std::vector<int> targets = store->course().targets();
    if (std::find(targets.begin(), targets.end(), wanted_.entry) == targets.end()) {
      refuse_by(kBadArguments,
                targets.empty()     ? "no_rewind_yet"
                : wanted_.entry < 0 ? "rewind_where"
                                    : "no_rewind",
                {{"n", std::to_string(wanted_.entry)}});
      for (const std::string& line : words(*store).rewinds()) channels_.err << "  " << line << "\n";
      return kBadArguments;
    }
    const auto fault = store->append("rewind " + std::to_string(wanted_.entry));
    if (!fault.empty()) return refuse(kIoProblem, fault);
    const Campaign& c = store->campaign();
    return print({say(language_, "campaign.rewound",
                      {{"n", std::to_string(wanted_.entry)},
                       {"game", std::to_string(c.game)},
                       {"year", std::to_string(store->box().law.games[c.game - 1u].year)}}),
                  say(language_, "campaign.play_on", {{"file", wanted_.file}})});
  }

  const Catalog& catalog_;
  const CampaignArguments& wanted_;
  const Channels& channels_;
  Language language_;
};

}  // namespace

int carry_out(const Catalog& catalog, const CampaignArguments& arguments,
              const Channels& channels) {
  const auto language = language_of(arguments.play.language);
  if (!language) {
    channels.err << "wagonaut campaign: " << language.error() << "\n";
    return kBadArguments;
  }
  return CampaignCommand(catalog, arguments, channels, *language).run();
}

}  // namespace wagonaut::tools
