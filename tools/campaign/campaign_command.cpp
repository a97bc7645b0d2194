#include <filesystem>
#include <ostream>
#include <random>

#include "engine/campaign/dump.h"
#include "texts/book.h"
#include "tools/campaign/campaign_store.h"
#include "tools/campaign/campaign_words.h"
#include "tools/commands.h"
#include "tools/exit_codes.h"
#include "tools/files.h"

namespace wagonaut::tools {
namespace {

/// One run of `wagonaut campaign`.
class CampaignCommand {
 public:
  CampaignCommand(const Catalog& catalog, const CampaignArguments& arguments,
                  const Channels& channels, Language language)
      : catalog_(catalog), wanted_(arguments), channels_(channels), language_(language) {}

  int run() {
    if (wanted_.action == "new") return found();
    if (wanted_.action == "import") return take_over();
    Result<CampaignStore> store = CampaignStore::open(catalog_, wanted_.file);
    if (!store) return refuse(kBadFile, store.error());
    if (wanted_.action == "status") return tell(*store);
    if (wanted_.action == "chronicle") return print(words(*store).chronicle_lines());
    if (wanted_.action == "export") return hand_on(*store);
    if (wanted_.action == "rewind") return go_back(*store);
    return refuse(kBadArguments, "there is no campaign " + wanted_.action +
                                     "; there are new, status, chronicle, export, import, rewind");
  }

 private:
  int refuse(int code, const std::string& why) const {
    channels_.err << "wagonaut campaign: " << why << "\n";
    return code;
  }
  int print(const std::vector<std::string>& lines) const {
    for (const std::string& line : lines) channels_.out << line << "\n";
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
    const std::string who = equals == text.npos ? company : text.substr(equals + 1);
    if (!who.starts_with("bot:")) return "company " + company + " person " + who;
    return "company " + company + " " + who + " " + who.substr(4);
  }

  static std::string new_id() {
    std::random_device random;
    std::string id;
    for (int i = 0; i < 12; ++i) id += "0123456789abcdef"[random() % 16];
    return id;
  }

  int found() const {
    const BoxEntry* box = content();
    if (box == nullptr) return refuse(kBadArguments, "--content: there is no such box");
    if (wanted_.companies.size() < 2)
      return refuse(kBadArguments, "--company: at least two, as in red=Ala blue=bot:planner");
    if (const auto fault = campaign_name_fault(wanted_.name); !fault.empty())
      return refuse(kBadArguments, "--name: " + fault);
    // Tried without a file first: nothing is left behind by what is refused.
    std::vector<std::string> lines{entry_line(box->law, founding(box->law, wanted_.name))};
    for (const std::string& company : wanted_.companies) lines.push_back(joining(company));
    if (const auto fault = try_lines(box->law, lines); !fault.empty())
      return refuse(kBadArguments, "--company: " + fault);
    const CampaignHead head{box->law.id, box->law.version, hash_of(dump(box->law)), new_id(),
                            wanted_.name};
    Result<CampaignStore> store = CampaignStore::create(wanted_.file, *box, head);
    if (!store) return refuse(kBadFile, store.error());
    for (const std::string& line : lines)
      if (const auto fault = store->append(line); !fault.empty()) return refuse(kIoProblem, fault);
    print({say(language_, "campaign.created", {{"file", wanted_.file}, {"name", wanted_.name}})});
    return tell(*store);
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

  int tell(const CampaignStore& store) const {
    print(words(store).status());
    for (const Branch& branch : store.course().branches())
      print({say(language_, "campaign.branch",
                 {{"year", std::to_string(store.box().law.games[branch.game - 1u].year)},
                  {"n", std::to_string(branch.attempt)},
                  {"first", std::to_string(branch.first)},
                  {"last", std::to_string(branch.last)}})});
    return print(words(store).recap_lines());
  }

  int hand_on(const CampaignStore& store) const {
    if (wanted_.to.empty()) return refuse(kBadArguments, "--to: the file to write is missing");
    const std::string text = write_campaign(store.course(), store.id());
    if (const auto fault = write_text(wanted_.to, text); !fault.empty())
      return refuse(kIoProblem, fault);
    return print({said_entries("campaign.exported", wanted_.to, store.course())});
  }

  std::string said_entries(const std::string& key, const std::string& file,
                           const CampaignCourse& course) const {
    return say(language_, key, {{"file", file}, {"n", std::to_string(course.entries().size())}});
  }

  int take_over() const {
    if (wanted_.from.empty()) return refuse(kBadArguments, "--from: the file to read is missing");
    std::error_code error;
    if (std::filesystem::exists(wanted_.file, error))
      return refuse(kBadFile, wanted_.file + ": is there already");
    const Result<std::string> text = read_text(wanted_.from);
    if (!text) return refuse(kBadFile, text.error());
    const Result<const BoxEntry*> box = box_of_file(catalog_, *text);
    if (!box) return refuse(kBadFile, wanted_.from + ": " + box.error());
    const std::vector<const Box*> boxes{&(*box)->law};
    const Result<CampaignFile> file = read_campaign(boxes, *text);
    if (!file) return refuse(kBadFile, wanted_.from + ": " + file.error());
    const std::string damage = !file->damage.empty() ? file->damage
                               : file->closed        ? ""
                                                     : "the closing line is missing";
    if (!damage.empty() && !wanted_.whole_part)
      return refuse(kBadFile, wanted_.from + ": " + damage + " (--whole-part takes that part)");
    std::string out = head_text(file->head), chain(kFirstChain);
    for (std::size_t i = 0; i < file->course.entries().size(); ++i)
      out += entry_text((*box)->law, int(i), file->course.entries()[i], chain);
    if (const auto fault = append_synced(wanted_.file, out); !fault.empty())
      return refuse(kIoProblem, fault);
    return print({said_entries("campaign.imported", wanted_.file, file->course)});
  }

  int go_back(CampaignStore& store) const {
    if (const auto fault = store.append("rewind " + std::to_string(wanted_.entry));
        !fault.empty()) {
      std::string targets;
      for (const int target : store.course().targets()) targets += " " + std::to_string(target);
      return refuse(kBadArguments, fault + (targets.empty() ? "" : "; it can from" + targets));
    }
    const Campaign& c = store.campaign();
    return print({say(language_, "campaign.rewound",
                      {{"n", std::to_string(wanted_.entry)},
                       {"game", std::to_string(c.game)},
                       {"year", std::to_string(store.box().law.games[c.game - 1u].year)}})});
  }

  const Catalog& catalog_;
  const CampaignArguments& wanted_;
  const Channels& channels_;
  Language language_;
};

}  // namespace

int carry_out(const Catalog& catalog, const CampaignArguments& arguments,
              const Channels& channels) {
  const auto language = language_of(arguments.language);
  if (!language) {
    channels.err << "wagonaut campaign: " << language.error() << "\n";
    return kBadArguments;
  }
  return CampaignCommand(catalog, arguments, channels, *language).run();
}

}  // namespace wagonaut::tools
